import { expect, test } from 'vitest'
import { withoutThreads } from './threads.ts'

const SIZE = { width: 120, height: 120 }

/** A solid block in the middle, and lines of one pixel from under it down to a row. */
function matteOf(lines: { x: number; to: number; sure: number }[]): Float32Array {
  const alpha = new Float32Array(SIZE.width * SIZE.height)
  for (let y = 20; y < 60; y += 1) for (let x = 30; x < 90; x += 1) alpha[y * SIZE.width + x] = 1
  for (const { x, to, sure } of lines)
    for (let y = 60; y < to; y += 1) alpha[y * SIZE.width + x] = sure
  return alpha
}
const isKept = (alpha: ArrayLike<number>, x: number) => (alpha[110 * SIZE.width + x] ?? 0) > 0

test('a joint of planks that leaves the picture is no leg of a chair, nor is a faint one beside it', () => {
  const clean = withoutThreads(
    matteOf([
      { x: 40, to: 120, sure: 0.9 },
      { x: 70, to: 118, sure: 0.5 },
    ]),
    SIZE,
  )
  expect(isKept(clean, 40)).toBe(false)
  expect(isKept(clean, 70)).toBe(false)
  expect(clean[40 * SIZE.width + 60]).toBe(1)
})

test('thin parts of an object that ends in the picture stay', () => {
  const spokes = matteOf([
    { x: 40, to: 118, sure: 0.9 },
    { x: 70, to: 118, sure: 0.5 },
  ])
  expect(withoutThreads(spokes, SIZE)).toEqual(spokes)
})
