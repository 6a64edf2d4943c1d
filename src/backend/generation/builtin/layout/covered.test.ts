import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import { coveredOf, swallowedOf } from './covered.ts'

/** A lamp: its shade is the whole upper half, its foot a pole in the middle. */
function lamp(): Picture {
  const { canvas, ctx } = surface(64, 64)
  ctx.fillRect(0, 0, 64, 32)
  ctx.fillRect(28, 32, 8, 32)
  return { canvas, width: 64, height: 64, isCutOut: true, hue: null, samples: [] }
}

test('a badge beside the foot of a lamp hides nothing of it, one on its shade does', () => {
  const picture = lamp()
  const place = rect(100, 100, 200, 200)
  expect(coveredOf(picture, place, rect(100, 215, 70, 70))).toBe(0)
  expect(coveredOf(picture, place, rect(100, 120, 70, 70))).toBeGreaterThan(0.15)
  expect(coveredOf(picture, place, rect(400, 120, 70, 70))).toBe(0)
})

test('the foot of a lamp is gone under a badge, its shade is not where one lies on its rim', () => {
  const picture = lamp()
  const place = rect(100, 100, 200, 200)
  expect(swallowedOf(picture, place, rect(170, 215, 70, 70))).toBeGreaterThan(0.3)
  expect(swallowedOf(picture, place, rect(240, 120, 70, 70))).toBe(0)
  expect(swallowedOf(picture, place, rect(100, 215, 70, 70))).toBe(0)
})
