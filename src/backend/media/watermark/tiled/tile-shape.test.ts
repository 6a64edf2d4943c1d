import { expect, test } from 'vitest'
import { noise, planeOf } from '../../../../../tests/support/planes.ts'
import { cellPixel, type Lattice } from './lattice.ts'
import { cellMap, inverseVariance, tileShape } from './tile-shape.ts'

const SIZE = 64
const LATTICE: Lattice = { across: 16, down: 12, shift: 5 }

/** One block of strokes in every cell. */
function isStroke(x: number, y: number): boolean {
  const pixel = cellPixel(LATTICE, x, y)
  const [column, row] = [pixel % LATTICE.across, Math.floor(pixel / LATTICE.across)]
  return column >= 5 && column < 9 && row >= 4 && row < 7
}

const even = new Float32Array(SIZE * SIZE).fill(1)

/** The strokes and everything within two pixels of one. */
function isNearStroke(x: number, y: number): boolean {
  for (let v = Math.max(0, y - 2); v <= Math.min(SIZE - 1, y + 2); v++)
    for (let u = Math.max(0, x - 2); u <= Math.min(SIZE - 1, x + 2); u++)
      if (isStroke(u, v)) return true
  return false
}

test('the map gives every pixel, in reading order, its number in the cell', () => {
  const cells = cellMap(LATTICE, 20, 15)
  expect(cells).toHaveLength(300)
  expect(cells[14 * 20 + 17]).toBe(cellPixel(LATTICE, 17, 14))
  expect(cells[3]).toBe(3)
  expect(new Set(cells).size).toBe(LATTICE.across * LATTICE.down)
})

test('pixels weigh one over the variance around them and what an encoder leaves', () => {
  const weights = inverseVariance(planeOf(60, 20, (x) => (x < 30 ? 0 : 6)))
  expect(weights[10 * 60 + 5]).toBeCloseTo(1 / 12, 5)
  expect(weights[10 * 60 + 50]).toBeCloseTo(1 / (36 + 12), 5)
})

test('the shape is what stands out in the mean over the copies, and its smear', () => {
  const detail = planeOf(SIZE, SIZE, (x, y) => (isStroke(x, y) ? 6 : 0) + noise(x, y) - 0.5)
  const shape = tileShape(detail, LATTICE, even)
  const wanted = planeOf(SIZE, SIZE, (x, y) => (isNearStroke(x, y) ? 1 : 0))
  expect([...shape.data]).toEqual([...wanted.data])
})

test('copies that weigh nothing add no strokes', () => {
  const isBusy = (x: number) => x < 20
  const detail = planeOf(SIZE, SIZE, (x, y) => {
    if (isBusy(x)) return 60 * (noise(x, y, 3) - 0.5)
    return isStroke(x, y) ? 6 : 0
  })
  const weights = planeOf(SIZE, SIZE, (x) => (isBusy(x) ? 0 : 1)).data
  const shape = tileShape(detail, LATTICE, weights)
  const wanted = planeOf(SIZE, SIZE, (x, y) => (isNearStroke(x, y) ? 1 : 0))
  expect([...shape.data]).toEqual([...wanted.data])
})
