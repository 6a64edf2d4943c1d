import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { spill } from './spill.ts'

const [WIDTH, HEIGHT] = [120, 80]
const REGION = rectMask(WIDTH, HEIGHT, { x: 40, y: 30, w: 40, h: 20 })

/** A picture with bars in a rectangle, this much lighter than the ground. */
function picture([left, right, top, bottom]: readonly number[], light: number): Plane {
  const plane = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < plane.data.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const isBar = x >= left! && x < right! && y >= top! && y < bottom! && x % 6 < 3
    plane.data[at] = 80 + 30 * Math.sin(x / 7 + y / 5) + (isBar ? light : 0)
  }
  return plane
}

test.each([
  ['in a rectangle changes nothing beside it', [44, 76, 33, 47], 0, 0.01],
  ['across its border changes what is beside it, too', [0, 60, 5, 75], 0.3, 10],
] as const)('what comes and goes %s', (_, rect, least, most) => {
  const found = spill([picture(rect, 60)], [picture(rect, 0)], REGION)
  expect(found).toBeGreaterThanOrEqual(least)
  expect(found).toBeLessThan(most)
})
