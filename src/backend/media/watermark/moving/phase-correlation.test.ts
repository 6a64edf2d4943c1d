import { expect, test } from 'vitest'
import { noise, planeOf, texture } from '../../../../../tests/support/planes.ts'
import { phaseCorrelation } from './phase-correlation.ts'

const SIZE = 64

/** A patch of noise on an empty plane, moved. */
const patch = (left: number, top: number, seed = 1) =>
  planeOf(SIZE, SIZE, (x, y) => {
    const [u, v] = [x - left, y - top]
    return u >= 0 && v >= 0 && u < 24 && v < 16 ? 60 * (noise(u, v, seed) - 0.5) : 0
  })

test('the highest peak is the move from the first plane to the second', () => {
  const correlation = phaseCorrelation(SIZE, SIZE)
  correlation.add(patch(20, 24), patch(29, 19))
  const [best] = correlation.peaks(3, 1)
  expect(best!.x).toBeCloseTo(9, 0)
  expect(best!.y).toBeCloseTo(-5, 0)
  expect(best!.height).toBeGreaterThan(20)
})

test('a move between two pixels is told to a fraction of one', () => {
  const smooth = (dx: number) =>
    planeOf(SIZE, SIZE, (x, y) => {
      const window = Math.exp(-(((x - dx - 30) / 11) ** 2) - ((y - 30) / 11) ** 2)
      return window * (texture(2 * (x - dx), 2 * y) - 110)
    })
  const correlation = phaseCorrelation(SIZE, SIZE)
  correlation.add(smooth(0), smooth(4.5))
  const [best] = correlation.peaks(1, 1)
  expect(Math.abs(best!.x - 4.5)).toBeLessThan(0.25)
  expect(Math.abs(best!.y)).toBeLessThan(0.25)
})

test('moves shorter than asked for are no peaks, and of the others no more are given', () => {
  const correlation = phaseCorrelation(SIZE, SIZE)
  correlation.add(patch(20, 24), patch(21, 24))
  const peaks = correlation.peaks(2, 3)
  expect(peaks).toHaveLength(2)
  for (const { x, y } of peaks) expect(Math.hypot(x, y)).toBeGreaterThan(2)
  expect(correlation.peaks(1, 0)[0]!.x).toBeCloseTo(1, 0)
})

test('the score of each pair tells which of them makes a move', () => {
  const correlation = phaseCorrelation(SIZE, SIZE)
  correlation.add(patch(20, 24, 1), patch(20, 24, 2))
  correlation.add(patch(20, 24), patch(27, 30))
  const [unlike, alike] = correlation.scoresAt(7, 6)
  expect(alike).toBeGreaterThan(4 * Math.abs(unlike!))
})
