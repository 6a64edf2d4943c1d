import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import { isShownWhole, photoPlace } from './photo-place.ts'
import { standingPlace } from './product.ts'

/** A square photograph whose product is at its left edge. */
function photo(subject: Picture['subject']): Picture {
  const { canvas } = surface(400, 400)
  return { canvas, width: 400, height: 400, isCutOut: false, hue: null, samples: [], subject }
}

test('a crop goes around the thing that a photograph shows', () => {
  const picture = photo(rect(10, 100, 120, 200))
  const box = rect(0, 0, 200, 400)
  const place = photoPlace(picture, box, { x: 1, y: 0.5 })
  expect(place.x + 10).toBeGreaterThanOrEqual(0)
  expect(place.x + 130).toBeLessThanOrEqual(200)
})

test('a photograph that every crop would cut is shown as it is', () => {
  const picture = photo(rect(10, 20, 380, 360))
  const box = rect(0, 0, 200, 400)
  expect(isShownWhole(picture, box)).toBe(false)
  expect(standingPlace(picture, box)).toMatchObject({ width: 200, height: 200 })
  expect(standingPlace(photo(undefined), box)).toEqual(box)
})
