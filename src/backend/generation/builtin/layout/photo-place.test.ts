import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { contains, rect } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import { isShownWhole, photoPlace, subjectPlace } from './photo-place.ts'
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

test('a photograph that would be cut in its box is cropped around its thing, no further', () => {
  const picture = photo(rect(10, 20, 380, 360))
  const box = rect(0, 0, 200, 400)
  expect(isShownWhole(picture, box)).toBe(false)
  const place = standingPlace(picture, box)
  expect(place.width).toBe(200)
  expect(isShownWhole(picture, place)).toBe(true)
  expect(place.height).toBeGreaterThan(200)
  expect(standingPlace(photo(undefined), box)).toEqual(box)
})

test('what lies over and under a wide thing gives way to a wide box', () => {
  const picture = photo(rect(100, 150, 200, 120))
  const place = standingPlace(picture, rect(0, 0, 500, 100))
  expect(place.width / place.height).toBeCloseTo(400 / 120)
  const shown = subjectPlace(picture, place, { x: 0.5, y: 0 })
  expect(contains(place, shown ?? rect(-1, -1, 0, 0), 0.01)).toBe(true)
})
