import { expect, test } from 'vitest'
import { withoutThreads } from './threads.ts'

const SIZE = { width: 120, height: 120 }

/** A solid block in the middle, with one-pixel lines from below it down to a row. */
function matteOf(lines: { x: number; to: number; sure: number }[]): Float32Array {
  const alpha = new Float32Array(SIZE.width * SIZE.height)
  for (let y = 20; y < 60; y += 1) for (let x = 30; x < 90; x += 1) alpha[y * SIZE.width + x] = 1
  for (const { x, to, sure } of lines)
    for (let y = 60; y < to; y += 1) alpha[y * SIZE.width + x] = sure
  return alpha
}
/** The same upside down: lines run up from the block instead of down. */
const turned = (alpha: Float32Array) => Float32Array.from(alpha).reverse()
const isKept = (alpha: ArrayLike<number>, x: number) => (alpha[110 * SIZE.width + x] ?? 0) > 0

test('a joint of planks that leaves the picture is no leg of a chair, nor is a faint one beside it', () => {
  const { alpha: clean, isHung } = withoutThreads(
    matteOf([
      { x: 40, to: 120, sure: 0.9 },
      { x: 70, to: 118, sure: 0.5 },
    ]),
    SIZE,
  )
  expect(isHung).toBe(false)
  expect(isKept(clean, 40)).toBe(false)
  expect(isKept(clean, 70)).toBe(false)
  expect(clean[40 * SIZE.width + 60]).toBe(1)
})

test('thin parts of an object that ends in the picture stay', () => {
  const spokes = matteOf([
    { x: 40, to: 118, sure: 0.9 },
    { x: 70, to: 118, sure: 0.5 },
  ])
  expect(withoutThreads(spokes, SIZE)).toEqual({ alpha: spokes, isHung: false })
})

test('a cord that surely comes from above holds the object; a joint that is half seen does not', () => {
  const hung = (sure: number) => withoutThreads(turned(matteOf([{ x: 60, to: 120, sure }])), SIZE)
  expect(hung(0.95).isHung).toBe(true)
  expect(hung(0.5).isHung).toBe(false)
})

test('an object that also stands on something does not hang', () => {
  const both = turned(matteOf([{ x: 60, to: 120, sure: 0.95 }]))
  // Its lower half is removed to make room for a leg.
  both.fill(0, 75 * SIZE.width)
  for (let y = 75; y < 120; y += 1) both[y * SIZE.width + 45] = 0.95
  expect(withoutThreads(both, SIZE).isHung).toBe(false)
})
