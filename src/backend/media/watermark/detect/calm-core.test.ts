import { expect, test } from 'vitest'
import { makeMarkGroup, makePart } from '../../../../../tests/support/mark-parts.ts'
import type { Rect } from '../geometry.ts'
import { calmCore } from './calm-core.ts'
import type { GraphicGroup } from './graphic-groups.ts'
import type { StillEdges } from './still-edges.ts'

const [WIDTH, HEIGHT] = [120, 80]
const MARK: Rect = { x: 20, y: 50, w: 60, h: 14 }
const PLANKS: Rect = { x: 20, y: 12, w: 66, h: 52 }

/** Both ends of every row of a place. */
const outlineOf = ({ x, y, w, h }: Rect): Int32Array =>
  Int32Array.from({ length: 2 * h }, (_, k) => (y + (k >> 1)) * WIDTH + x + (k % 2) * (w - 1))

/** Outlines that are this much calmer on one side. */
function edgesWith(...calmer: [Rect, number][]): StillEdges {
  const count = WIDTH * HEIGHT
  const calm = new Float32Array(count)
  for (const [place, depth] of calmer) for (const at of outlineOf(place)) calm[at] = depth
  return {
    width: WIDTH,
    height: HEIGHT,
    slope: new Float32Array(count),
    steady: new Uint8Array(count),
    calm,
    inwardX: new Float32Array(count),
    inwardY: new Float32Array(count),
    natural: new Uint8Array(count),
    passed: new Int8Array(count),
  }
}

const word = (purity: number) =>
  makeMarkGroup(MARK, {
    purity,
    calm: 0.95,
    rim: 28,
    parts: [makePart(MARK, { depth: 1.2, rim: outlineOf(MARK) })],
  })
const drawn = (rect: Rect): GraphicGroup => {
  const parts = [MARK, rect].map((of) => makePart(of, { rim: outlineOf(of) }))
  return { rect, parts, rim: parts.reduce((sum, part) => sum + part.rim.length, 0) }
}

test('planks that are as sharp as the word before them are left out', () => {
  const edges = edgesWith([PLANKS, 0.3], [MARK, 1.2])
  expect(calmCore(drawn(PLANKS), [word(1)], edges)).toEqual(MARK)
})

test('a plate as calm as the word on it stays', () => {
  const edges = edgesWith([PLANKS, 1.1], [MARK, 1.2])
  expect(calmCore(drawn(PLANKS), [word(1)], edges)).toBeUndefined()
})

test('a place with edges of its own beside the calm ones says nothing', () => {
  const edges = edgesWith([PLANKS, 0.3], [MARK, 1.2])
  expect(calmCore(drawn(PLANKS), [word(0.6)], edges)).toBeUndefined()
})

test('a mark that is hardly larger than its calm part stays whole', () => {
  const edges = edgesWith([MARK, 1.2])
  const little = { ...MARK, w: MARK.w + 12 }
  expect(calmCore(drawn(little), [word(1)], edges)).toBeUndefined()
})
