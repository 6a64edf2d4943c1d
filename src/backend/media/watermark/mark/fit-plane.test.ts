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
      // A box that lets half of the light through, and a white letter on it.
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
