import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { indicesOf } from './mask.ts'
import { createPlane } from './plane.ts'
import { sideFiller } from './side-fill.ts'

const [WIDTH, HEIGHT] = [40, 30]

test.each([
  ['in the middle', { x: 12, y: 8, w: 16, h: 12 }],
  ['in a corner of the picture, from the two sides that there are', { x: 0, y: 0, w: 12, h: 10 }],
])('a hole is filled from the sides of its box: %s', (_, box) => {
  const hole = rectMask(WIDTH, HEIGHT, box)
  const plane = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < plane.data.length; at++)
    plane.data[at] = hole.data[at] ? 255 : 60 + (at % WIDTH)
  const indices = indicesOf(hole)
  const { values, depth } = sideFiller(hole, indices, box)
  const filled = values(plane)
  for (const [k, at] of indices.entries())
    expect(Math.abs(filled[k]! - 60 - (at % WIDTH))).toBeLessThan(12)
  const inner = indices.indexOf(5 * WIDTH + 5)
  if (box.x === 0) expect(depth[inner]).toBe(1)
  expect(depth[indices.length - 1]).toBe(0)
})
