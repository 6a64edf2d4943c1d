import { expect, test } from 'vitest'
import { noise, planeOf } from '../../../../../tests/support/planes.ts'
import type { Plane } from '../picture/plane.ts'
import { boxBlur, meanDetail } from './mean-detail.ts'

/** Mean of a square's pixels inside the picture. */
function meanAround({ width, height, data }: Plane, x: number, y: number, radius: number): number {
  let [sum, count] = [0, 0]
  for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++)
    for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
      sum += data[v * width + u]!
      count++
    }
  return sum / count
}

test('a box blur is the mean of the square around each pixel, cut off at the border', () => {
  const plane = planeOf(19, 13, (x, y) => 200 * noise(x, y))
  const blurred = boxBlur(plane, 3)
  for (let y = 0; y < 13; y++)
    for (let x = 0; x < 19; x++)
      expect(blurred.data[y * 19 + x]).toBeCloseTo(meanAround(plane, x, y, 3), 3)
})

test('detail is what a pixel has beyond its surroundings, in the mean over the pictures', () => {
  const pictures = [1, 2].map((seed) => planeOf(32, 32, (x, y) => 100 + 6 * noise(x, y, seed)))
  const detail = meanDetail(pictures, 50)
  const at = 12 * 32 + 20
  const wanted = pictures.map((plane) => plane.data[at]! - meanAround(plane, 20, 12, 10))
  expect(detail.data[at]).toBeCloseTo((wanted[0]! + wanted[1]!) / 2, 3)
})

test('a strong edge counts no more than the limit, whichever way it goes', () => {
  const spots = planeOf(48, 48, (x, y) => {
    if (y === 24 && x === 12) return 255
    return y === 24 && x === 36 ? 0 : 100
  })
  const detail = meanDetail([spots], 4)
  expect(detail.data[24 * 48 + 12]).toBe(4)
  expect(detail.data[24 * 48 + 36]).toBe(-4)
  expect(Math.abs(detail.data[2 * 48 + 24]!)).toBeLessThan(0.01)
})
