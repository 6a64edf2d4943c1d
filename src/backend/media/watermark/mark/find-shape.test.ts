import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import type { Picture } from './contrast.ts'
import { findShape } from './find-shape.ts'

const [WIDTH, HEIGHT, MOMENTS] = [96, 64, 6]
const RECT = { x: 20, y: 14, w: 56, h: 36 }
const PLATE = { x: 28, y: 22, w: 40, h: 20 }

const isPlate = (x: number, y: number): boolean =>
  x >= PLATE.x && x < PLATE.x + PLATE.w && y >= PLATE.y && y < PLATE.y + PLATE.h

/** Pictures of a plate, over a ground with the given brightness at each place and moment. */
const pictures = (ground: (x: number, y: number, t: number) => number): Picture[] =>
  Array.from({ length: MOMENTS }, (_, t) => {
    const luma = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < luma.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      luma.data[at] = isPlate(x, y) ? 120 : ground(x, y, t)
    }
    const grey = () => ({
      ...createPlane(WIDTH / 2, HEIGHT / 2),
      data: new Float32Array((WIDTH * HEIGHT) / 4).fill(128),
    })
    return [luma, grey(), grey()]
  })

/** Share of the requested pixels that a shape covers. */
function shareTaken(shape: Uint8Array, isAsked: (x: number, y: number) => boolean): number {
  const asked = [...shape.keys()].filter((at) => isAsked(at % WIDTH, Math.floor(at / WIDTH)))
  return asked.filter((at) => shape[at]).length / asked.length
}

test('a plate is taken whole where the ground around it is nearly of its own light', () => {
  // Dark on its left and right, and hardly darker than the plate above and below.
  const ground = (x: number, y: number) => (isBeside(x) && (x + y) % 7 < 3 ? 40 : 112)
  const { data } = findShape(pictures(ground), RECT)
  expect(shareTaken(data, isPlate)).toBe(1)
})

const isBeside = (x: number): boolean => x < 34 || x > 62

test('what moves behind a mark is none of it, however it looks on average', () => {
  const ground = (x: number, y: number, t: number) =>
    112 + 70 * Math.sin((x + 11 * t) / 5) * Math.cos((y - 7 * t) / 6)
  const { data } = findShape(pictures(ground), RECT)
  expect(shareTaken(data, isPlate)).toBe(1)
  const isFar = (x: number, y: number) =>
    x >= RECT.x && x < RECT.x + RECT.w && y >= RECT.y && y < PLATE.y - 6
  expect(shareTaken(data, isFar)).toBeLessThan(0.7)
})

test('what lies right beyond the border is not taken for a mark on the even ground within it', () => {
  const isLetter = (x: number, y: number) => y < RECT.y && x > 44 && x < 56
  const { data } = findShape(
    pictures((x, y) => (isLetter(x, y) ? 20 : 126)),
    RECT,
  )
  const isBelow = (x: number, y: number) => x > 44 && x < 56 && y >= RECT.y && y < PLATE.y - 4
  expect(shareTaken(data, isPlate)).toBe(1)
  expect(shareTaken(data, isBelow)).toBe(0)
})
