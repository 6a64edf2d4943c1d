import { expect, test } from 'vitest'
import { noise } from '../../../../../tests/support/planes.ts'
import { smoothTrajectory } from './smooth-trajectory.ts'

const FRAMES = 60

/** A measured path: a few hundredths of a pixel off, and far off in the frames that don't show it. */
const measured = (
  at: (index: number) => { x: number; y: number },
  isLost: (index: number) => boolean = () => false,
) =>
  Array.from({ length: FRAMES }, (_, index) => {
    const { x, y } = at(index)
    if (isLost(index)) return { index, x: x + 9, y: y - 7, presence: 0.1 }
    const off = (seed: number) => 0.1 * (noise(index, seed) - 0.5)
    return { index, x: x + off(1), y: y + off(2), presence: 0.9 }
  })

test('a mark that goes straight on is put on its line', () => {
  const line = (index: number) => ({ x: 0.37 * index, y: 20 - 0.81 * index })
  for (const [index, point] of smoothTrajectory(measured(line)).entries()) {
    expect(Math.abs(point.x - line(index).x)).toBeLessThan(0.06)
    expect(Math.abs(point.y - line(index).y)).toBeLessThan(0.06)
  }
})

test('a mark that players put on every other pixel is put there exactly', () => {
  const even = (value: number) => 2 * Math.round(value / 2) + 0.4
  const pixels = (index: number) => ({ x: even(0.7 * index), y: even(-0.4 * index) })
  for (const [index, point] of smoothTrajectory(measured(pixels)).entries()) {
    expect(Math.abs(point.x - pixels(index).x)).toBeLessThan(0.07)
    expect(Math.abs(point.y - pixels(index).y)).toBeLessThan(0.07)
  }
})

test('a mark on whole pixels that is mostly on even ones is not put a pixel off on the others', () => {
  const unsteady = (index: number) => 2 * Math.floor(index / 6) + (index % 6 < 4 ? 0 : 1)
  const pixels = (index: number) => ({ x: unsteady(index), y: 40 - unsteady(index) })
  for (const [index, point] of smoothTrajectory(measured(pixels)).entries()) {
    expect(Math.abs(point.x - pixels(index).x)).toBeLessThan(0.07)
    expect(Math.abs(point.y - pixels(index).y)).toBeLessThan(0.07)
  }
})

test('frames in which the mark was not seen do not bend its way', () => {
  const line = (index: number) => ({ x: 0.37 * index, y: 3 + 0.53 * index })
  const isLost = (index: number) => index >= 22 && index < 35
  const points = smoothTrajectory(measured(line, isLost))
  for (const index of [20, 21, 28, 35, 36])
    expect(Math.abs(points[index]!.x - line(index).x)).toBeLessThan(0.15)
})

test('at a turn the way stays sharp', () => {
  const turn = (index: number) => ({ x: 12 - Math.abs(0.43 * (index - 30)), y: 0.31 * index })
  const points = smoothTrajectory(measured(turn))
  for (const index of [28, 29, 30, 31, 32])
    expect(Math.abs(points[index]!.x - turn(index).x)).toBeLessThan(0.25)
})
