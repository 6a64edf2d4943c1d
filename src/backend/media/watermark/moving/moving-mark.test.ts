import { expect, test } from 'vitest'
import { framesOf, noise, planeOf, texture } from '../../../../../tests/support/planes.ts'
import { findMovingMark } from './moving-mark.ts'

const [WIDTH, HEIGHT, FRAMES] = [128, 80, 32]
const REGION = { x: 6, y: 6, w: 100, h: 68 }
const [LEFT, TOP] = [16, 14]

const isStroke = (x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < 36 && y < 20 && noise(x >> 2, y >> 2, 5) > 0.5

const clip = (dx: number, dy: number) => ({
  first: 0,
  end: FRAMES,
  luma: framesOf((index) =>
    planeOf(WIDTH, HEIGHT, (x, y) => {
      const [u, v] = [Math.floor(x - LEFT - dx * index), Math.floor(y - TOP - dy * index)]
      return isStroke(u, v) ? 225 : texture(x + 0.4 * index, y)
    }),
  ),
})

test('a mark that moves by itself is found in every frame, with its extent', () => {
  const { template, trajectory } = findMovingMark(clip(1.5, 0.75), REGION)!
  expect(trajectory).toHaveLength(FRAMES)
  const [first] = trajectory
  for (const [index, { x, y }] of trajectory.entries()) {
    expect(Math.abs(x - first!.x - 1.5 * index)).toBeLessThan(1)
    expect(Math.abs(y - first!.y - 0.75 * index)).toBeLessThan(1)
  }
  expect(Math.abs(template.box.x + first!.x - LEFT)).toBeLessThan(4)
  expect(Math.abs(template.box.w - 36)).toBeLessThan(8)
})

test.each([
  ['stands still', 0],
  ['goes with the camera', -0.4],
])('what %s is no moving mark', (_, dx) => {
  expect(findMovingMark(clip(dx, 0), REGION)).toBeNull()
})
