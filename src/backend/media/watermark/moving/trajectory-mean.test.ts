import { expect, test } from 'vitest'
import { noise, planeOf } from '../../../../../tests/support/planes.ts'
import { meanAlong } from './trajectory-mean.ts'

const RECT = { x: 10, y: 8, w: 12, h: 10 }
const mark = (x: number, y: number): number => 50 + 7 * x + 3 * y
const path = Array.from({ length: 6 }, (_, index) => ({ index, x: 1.5 * index, y: 0.5 * index }))
const inner = Array.from({ length: RECT.w * RECT.h }, (_, at) => at).filter((at) => {
  const [x, y] = [at % RECT.w, Math.floor(at / RECT.w)]
  return x > 0 && y > 0 && x < RECT.w - 1 && y < RECT.h - 1
})

test('what goes along is seen as it is, with its gradients, in all frames alike', () => {
  const pictureAt = ({ x, y }: { x: number; y: number }) =>
    planeOf(40, 32, (u, v) => mark(u - x, v - y))
  const { mean, gradientX, gradientY, consistency } = meanAlong(pictureAt, path, RECT)
  for (const at of inner) {
    const [x, y] = [RECT.x + (at % RECT.w), RECT.y + Math.floor(at / RECT.w)]
    expect(mean[at]).toBeCloseTo(mark(x, y), 2)
    expect(gradientX[at]).toBeCloseTo(7, 2)
    expect(gradientY[at]).toBeCloseTo(3, 2)
    expect(consistency[at]).toBeCloseTo(1, 3)
  }
})

test('gradients of what changes from frame to frame are hardly consistent', () => {
  const frames = Array.from({ length: 24 }, (_, index) => ({ index, x: index % 5, y: 0 }))
  const pictureAt = ({ index }: { index: number }) =>
    planeOf(40, 32, (x, y) => 200 * noise(x, y, index))
  const { consistency } = meanAlong(pictureAt, frames, RECT)
  const sum = inner.reduce((total, at) => total + consistency[at]!, 0)
  expect(sum / inner.length).toBeLessThan(0.15)
})

test('a pixel that lies outside of the picture in most frames tells nothing', () => {
  const away = Array.from({ length: 6 }, (_, index) => ({ index, x: index < 2 ? 0 : -14, y: 0 }))
  const pictureAt = () => planeOf(40, 32, mark)
  const { mean, gradientX } = meanAlong(pictureAt, away, RECT)
  const [left, right] = [5 * RECT.w + 1, 5 * RECT.w + 9]
  expect([mean[left], gradientX[left]]).toEqual([0, 0])
  expect(gradientX[right]).toBeCloseTo(7, 2)
})
