import { expect, test } from 'vitest'
import { noise, planeOf, texture } from '../../../../../tests/support/planes.ts'
import type { Picture } from '../mark/contrast.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import { cellPixel, type Lattice } from './lattice.ts'
import { isEmpty, tileMatte } from './tile-matte.ts'
import { cellMap } from './tile-shape.ts'

const SIZE = 96
const LATTICE: Lattice = { across: 24, down: 16, shift: 8 }
const ALPHA = 0.4
/** Luma of the mark, and its first chroma value: bluer than gray. */
const [WHITE, BLUE] = [235, 168]

/** Strokes four pixels wide, on even pixels, so that chroma samples lie entirely inside them. */
function isStroke(x: number, y: number): boolean {
  const pixel = cellPixel(LATTICE, x, y)
  const [column, row] = [pixel % LATTICE.across, Math.floor(pixel / LATTICE.across)]
  return (
    (column >= 4 && column < 8 && row >= 4 && row < 12) ||
    (column >= 12 && column < 16 && row >= 6 && row < 10)
  )
}

const strokes = createMask(SIZE, SIZE)
for (let at = 0; at < strokes.data.length; at++)
  strokes.data[at] = isStroke(at % SIZE, Math.floor(at / SIZE)) ? 1 : 0

function picture(shift: number): Picture {
  const laidOver = (behind: number, colour: number, isMarked: boolean) =>
    isMarked ? (1 - ALPHA) * behind + ALPHA * colour : behind
  return [
    planeOf(SIZE, SIZE, (x, y) =>
      laidOver(texture((x + shift) / 3, y / 3) + noise(x, y, shift), WHITE, isStroke(x, y)),
    ),
    planeOf(SIZE / 2, SIZE / 2, (x, y) => laidOver(120, BLUE, isStroke(2 * x, 2 * y))),
    planeOf(SIZE / 2, SIZE / 2, () => 128),
  ]
}

const matteOf = (rough: Mask) =>
  tileMatte(
    [0, 40, 80].map(picture),
    rough,
    cellMap(LATTICE, SIZE, SIZE),
    LATTICE,
    new Float32Array(SIZE * SIZE).fill(1),
  )

test('what the mark lets through and adds is told from all of its copies', () => {
  const [luma, blue, red] = matteOf(dilated(strokes, 2)).planes
  for (const [k, at] of luma.indices.entries()) {
    const wanted = strokes.data[at] ? ALPHA : 0
    expect(Math.abs(1 - luma.transmittance[k]! - wanted)).toBeLessThan(0.06)
    expect(Math.abs(luma.premultiplied[k]! - wanted * WHITE)).toBeLessThan(0.06 * WHITE)
  }
  const middle = blue.indices.indexOf(3 * (SIZE / 2) + 3)
  expect(middle).toBeGreaterThan(-1)
  const alpha = 1 - blue.transmittance[middle]!
  expect(blue.premultiplied[middle]! / alpha).toBeCloseTo(BLUE, -1)
  expect(red.premultiplied[middle]! / alpha).toBeCloseTo(128, -1)
})

test('what chance left between the strokes of a rough shape is taken out of it', () => {
  const whole = createMask(SIZE, SIZE)
  whole.data.set(dilated(strokes, 3).data)
  const { shape } = matteOf(whole)
  const near = dilated(strokes, 2)
  expect(shape.data.every((bit, at) => bit <= near.data[at]!)).toBe(true)
  expect(strokes.data.every((bit, at) => bit <= shape.data[at]!)).toBe(true)
})

test('a shape without pixels is empty', () => {
  expect(isEmpty(createMask(8, 8))).toBe(true)
  expect(isEmpty(strokes)).toBe(false)
})
