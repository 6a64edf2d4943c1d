import { expect, test } from 'vitest'
import { createMask } from '../picture/mask.ts'
import { fitPlane } from './fit-plane.ts'
import { emptyPlaneMatte } from './matte.ts'

test('what is not of the known material counts as opaque where nothing shows that it is not', () => {
  const shape = createMask(2, 1)
  shape.data.fill(1)
  const moments = Array.from({ length: 12 }, (_, t) => 50 + (t % 3))
  const matte = fitPlane(
    {
      indices: Int32Array.of(0, 1),
      // A box with a transmittance of one half, and a white letter on it.
      seen: moments.map((behind) => Float32Array.of(0.5 * behind + 0.5 * 45, 235)),
      behind: moments.map((behind) => Float32Array.of(behind, behind)),
    },
    emptyPlaneMatte(shape),
    { material: { transmittance: 0.5, colour: 45 } },
  )
  expect(matte.transmittance[0]).toBeGreaterThan(0.4)
  expect(matte.variance[0]).toBeLessThan(40)
  expect(matte.transmittance[1]).toBeLessThan(0.05)
  expect(matte.variance[1]).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  ['a still picture', () => 90, 200, Number.POSITIVE_INFINITY],
  ['a picture that is new at every moment', (t: number) => 40 + ((t * 67) % 150), 0, 60],
])('a pixel of unknown colour over %s is as sure as the guesses of its background', (...row) => {
  const [, behindAt, least, most] = row
  const shape = createMask(1, 1)
  shape.data.fill(1)
  const behind = Array.from({ length: 24 }, (_, t) => Float32Array.of(behindAt(t) + (t % 2)))
  const seen = behind.map(([value = 0]) => Float32Array.of(0.6 * value + 70))
  const observations = { indices: Int32Array.of(0), seen, behind }
  const matte = fitPlane(observations, emptyPlaneMatte(shape), { material: null, guessError: 900 })
  expect(matte.variance[0]).toBeGreaterThan(least)
  expect(matte.variance[0]).toBeLessThanOrEqual(most)
})
