import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import { type Picture, rectMask } from './contrast.ts'
import { isNearer } from './nearer.ts'

const [WIDTH, HEIGHT] = [64, 40]
const ROOM = rectMask(WIDTH, HEIGHT, { x: 12, y: 8, w: 40, h: 24 })
const [GROUND, LETTER] = [218, 234]

/** Strokes with equally wide gaps between them. */
const isStroke = (x: number, y: number) => x >= 16 && x < 48 && y >= 12 && y < 28 && x % 8 < 4
const isGap = (x: number, y: number) => x >= 20 && x < 44 && y >= 12 && y < 28 && x % 8 >= 4

function picture(isPale: (x: number, y: number) => boolean): Picture {
  const luma = createPlane(WIDTH, HEIGHT)
  luma.data = luma.data.map((_, at) =>
    isPale(at % WIDTH, Math.floor(at / WIDTH)) ? LETTER : GROUND + (at % 3),
  )
  const grey = createPlane(WIDTH / 2, HEIGHT / 2)
  grey.data.fill(128)
  return [luma, grey, grey]
}

const marked = picture(isStroke)

test('a place is nearer to its surroundings without its pale letters, and not with their gaps made pale', () => {
  expect(isNearer([marked], [picture(() => false)], ROOM)).toBe(true)
  const plate = picture((x, y) => isStroke(x, y) || isGap(x, y))
  expect(isNearer([marked], [plate], ROOM)).toBe(false)
})

test('a picture of which nothing is changed is no farther from its surroundings', () => {
  expect(isNearer([marked], [marked], ROOM)).toBe(true)
})
