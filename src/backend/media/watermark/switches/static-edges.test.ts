import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { isEnclosed } from './static-edges.ts'

const [WIDTH, HEIGHT, MOMENTS] = [120, 80, 4]
const REGION = rectMask(WIDTH, HEIGHT, { x: 40, y: 30, w: 40, h: 20 })

/** A ground that moves `pan` pixels from moment to moment, with static bars in front. */
const moments = (pan: number, hasBars: (x: number, y: number) => boolean): Plane[] =>
  Array.from({ length: MOMENTS }, (_, t) => {
    const plane = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const ground = 90 + 40 * Math.sin((x + pan * t) / 3) * Math.cos(y / 4)
      plane.data[at] = hasBars(x, y) && x % 6 < 3 ? 220 : ground
    }
    return plane
  })

const inside = (x: number, y: number) => x >= 46 && x < 74 && y >= 35 && y < 45
const across = (x: number, y: number) => x >= 20 && x < 74 && y >= 20 && y < 60

test.each([
  ['a mark over a picture that moves', 5, inside, true],
  ['nothing', 5, () => false, false],
  ['a still picture', 0, () => false, false],
  ['what goes on beyond the border', 5, across, false],
] as const)('of a region is told whether it encloses what stands: %s', (_, pan, bars, is) => {
  expect(isEnclosed(moments(pan, bars), REGION)).toBe(is)
})
