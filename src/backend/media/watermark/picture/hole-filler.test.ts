import { expect, test } from 'vitest'
import { holeFiller } from './hole-filler.ts'
import { createMask, type Mask } from './mask.ts'

/** A picture whose brightness increases by one per column. */
function slope({ width, height }: Mask) {
  const data = Float32Array.from({ length: width * height }, (_, at) => at % width)
  return { width, height, data }
}

function withHole(width: number, height: number, isHole: (x: number, y: number) => boolean): Mask {
  const mask = createMask(width, height)
  for (let at = 0; at < mask.data.length; at++)
    if (isHole(at % width, Math.floor(at / width))) mask.data[at] = 1
  return mask
}

test.each([
  ['in the middle', withHole(60, 41, (x, y) => x > 20 && x < 31 && y > 10 && y < 24)],
  ['of single pixels', withHole(33, 20, (x, y) => x % 3 === 1 && y % 2 === 0)],
  ['at a border of odd length', withHole(61, 41, (_, y) => y > 36)],
])('a hole %s takes about what goes on around it, and nothing else changes', (_, mask) => {
  const picture = slope(mask)
  const before = picture.data.slice()
  for (let at = 0; at < before.length; at++) if (mask.data[at]) picture.data[at] = 900
  holeFiller(mask).fill(picture, null)
  for (let at = 0; at < before.length; at++) {
    const apart = Math.abs(picture.data[at]! - before[at]!)
    expect(apart).toBeLessThanOrEqual(mask.data[at] ? 6 : 0)
  }
})

test('a weight says how much of what stands in a hole counts, and is forgotten afterwards', () => {
  const mask = withHole(30, 30, (x, y) => x === 15 && y === 15)
  const filler = holeFiller(mask)
  const filledWith = (weights: Float32Array | null) => {
    const data = new Float32Array(900).fill(100)
    data[15 * 30 + 15] = 200
    filler.fill({ width: 30, height: 30, data }, weights)
    return data[15 * 30 + 15]!
  }
  expect(filledWith(Float32Array.of(1))).toBe(200)
  expect(filledWith(Float32Array.of(0.5))).toBeGreaterThan(140)
  expect(filledWith(null)).toBeCloseTo(100, 3)
})
