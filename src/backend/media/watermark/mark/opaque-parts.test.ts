import { expect, test } from 'vitest'
import { createMask, indicesOf } from '../picture/mask.ts'
import { createPlane } from '../picture/plane.ts'
import { type Picture, rectMask } from './contrast.ts'
import { emptyPlaneMatte, type Matte } from './matte.ts'
import { plainPart } from './opaque-parts.ts'

const [WIDTH, HEIGHT] = [160, 100]
const ROOM = rectMask(WIDTH, HEIGHT, { x: 30, y: 30, w: 100, h: 40 })
const NONE = emptyPlaneMatte(createMask(WIDTH, HEIGHT))
const NO_OVERLAY: Matte = { shape: createMask(WIDTH, HEIGHT), planes: [NONE, NONE, NONE] }

const isDisc = (x: number, y: number): boolean => (x - 52) ** 2 + (y - 50) ** 2 < 15 ** 2
const leaves = (x: number, y: number): number => 110 + 40 * Math.sin(x / 2) * Math.cos(y / 2)
const wall = (x: number, y: number): number => 110 + (x > 100 ? 30 : 0) + y / 20

function pictureOf(value: (x: number, y: number) => number): Picture {
  const luma = createPlane(WIDTH, HEIGHT)
  luma.data = luma.data.map((_, at) => value(at % WIDTH, Math.floor(at / WIDTH)))
  const colour = createPlane(WIDTH / 2, HEIGHT / 2)
  return [luma, colour, colour]
}

test('a disc of one tone before a picture that stands is a part of the mark, and all of it', () => {
  const part = plainPart(
    [pictureOf((x, y) => (isDisc(x, y) ? 70 : leaves(x, y)))],
    NO_OVERLAY,
    ROOM,
  )
  const isMissed = (at: number) => isDisc(at % WIDTH, Math.floor(at / WIDTH)) && !part?.data[at]
  expect(indicesOf(ROOM).filter(isMissed)).toHaveLength(0)
  expect(indicesOf(part ?? ROOM).length).toBeLessThan(1.5 * Math.PI * 15 ** 2)
})

test.each([
  ['a picture as rough as what is around it', leaves],
  [
    'a calm wall, whose tone tells nothing',
    (x: number, y: number) => (isDisc(x, y) ? 70 : wall(x, y)),
  ],
])('no part is seen in %s', (_, value) => {
  expect(plainPart([pictureOf(value)], NO_OVERLAY, ROOM)).toBeNull()
})
