import { expect, test } from 'vitest'
import { makePart } from '../../../../../tests/support/mark-parts.ts'
import type { Rect } from '../geometry.ts'
import { union } from '../geometry.ts'
import type { GraphicGroup } from './graphic-groups.ts'
import { lineCore } from './line-core.ts'

const LETTERS: Rect[] = [40, 55, 70, 85, 100, 115].map((x) => ({ x, y: 50, w: 12, h: 20 }))
const WORD = LETTERS.reduce(union)

function groupOf(rects: readonly Rect[], outline: (rect: Rect) => number): GraphicGroup {
  const parts = rects.map((rect) => makePart(rect, { rim: new Int32Array(outline(rect)) }))
  const rim = parts.reduce((sum, part) => sum + part.rim.length, 0)
  return { rect: rects.reduce(union), parts, rim }
}
const usual = ({ w, h }: Rect) => 2 * (w + h)

test('a blade of grass beside a word is not of it', () => {
  expect(lineCore(groupOf([...LETTERS, { x: 28, y: 30, w: 5, h: 9 }], usual))).toEqual(WORD)
})

test('accents above letters are', () => {
  const accent = { x: 57, y: 43, w: 6, h: 5 }
  expect(lineCore(groupOf([...LETTERS, accent], usual))).toEqual(union(WORD, accent))
})

test('so is a sign beside the word, and a line below it', () => {
  const sign = { x: 10, y: 48, w: 24, h: 24 }
  const below = LETTERS.map((letter) => ({ ...letter, y: 80 }))
  const group = groupOf([...LETTERS, ...below, sign], usual)
  expect(lineCore(group)).toEqual(group.rect)
})
