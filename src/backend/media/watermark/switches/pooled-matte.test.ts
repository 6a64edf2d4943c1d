import { expect, test } from 'vitest'
import { createMask } from '../picture/mask.ts'
import { type Moment, pooledPlane, type Sample } from './pooled-matte.ts'

const [WIDTH, HEIGHT] = [12, 6]
const THROUGH = [0.35, 0.6, 0.9]
const OWN = [150, 60, 4]

/** A pseudorandom number between −1 and 1, the same every time. */
const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43_758.5453
  return 2 * (value - Math.floor(value)) - 1
}

/** Three columns of the mark, moved by `x`, over backgrounds that differ between moments. */
function sample(x: number, moments: number, isWrong: (moment: number) => boolean): Sample {
  const shape = createMask(WIDTH, HEIGHT)
  for (let row = 0; row < HEIGHT; row++) shape.data.fill(1, row * WIDTH + x, row * WIDTH + x + 3)
  const count = 3 * HEIGHT
  const list = Array.from({ length: moments }, (_, n): Moment => {
    const real = Float32Array.from({ length: count }, (_, k) => 120 + 60 * chance(n * 31 + x + k))
    return {
      seen: real.map((value, k) => THROUGH[k % 3]! * value + OWN[k % 3]! + chance(k + n)),
      behind: real.map((value, k) => (isWrong(n) ? 200 : value) + 2 * chance(n + 7 * k)),
      precision: new Float32Array(count).fill(0.3),
    }
  })
  return { shape, x: x - 2, y: 0, moments: list }
}

const home = () => sample(2, 0, () => false).shape

test('a matte is learnt from all places of a mark, and moments that show something else do not spoil it', () => {
  const samples = [sample(2, 9, (n) => n === 3), sample(7, 9, () => false)]
  const { transmittance, premultiplied } = pooledPlane(home(), samples)
  for (const [k, value] of transmittance.entries()) {
    expect(value).toBeCloseTo(THROUGH[k % 3]!, 1)
    expect(
      Math.abs(value * 120 + premultiplied[k]! - 120 * THROUGH[k % 3]! - OWN[k % 3]!),
    ).toBeLessThan(3)
  }
})

test('light that another plane has told is not guessed anew', () => {
  const { transmittance, premultiplied } = pooledPlane(
    home(),
    [sample(2, 6, () => false)],
    () => 0.5,
  )
  expect(Array.from(transmittance)).toEqual(Array.from(transmittance, () => 0.5))
  expect(premultiplied.every(Number.isFinite)).toBe(true)
})

test('what was never seen without the mark is not un-blended', () => {
  const unknown = sample(2, 5, () => false)
  for (const { precision } of unknown.moments) precision.fill(0)
  const { variance } = pooledPlane(home(), [unknown])
  expect(variance.every((value) => value === Number.POSITIVE_INFINITY)).toBe(true)
})
