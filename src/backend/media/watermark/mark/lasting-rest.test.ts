import { expect, test } from 'vitest'
import { boundsOf } from '../picture/mask.ts'
import { createPlane } from '../picture/plane.ts'
import { type Picture, rectMask } from './contrast.ts'
import { lastingRest } from './lasting-rest.ts'

const [WIDTH, HEIGHT, MOMENTS] = [96, 64, 8]
const REGION = rectMask(WIDTH, HEIGHT, { x: 28, y: 16, w: 40, h: 32 })
const DISC = { x: 48, y: 32, radius: 7 }

/** A picture that moves by as many pixels a moment, with or without a disc that stands on it. */
const pictures = (speed: number, hasDisc: boolean): Picture[] =>
  Array.from({ length: MOMENTS }, (_, t) => {
    const luma = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < luma.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const isDisc = hasDisc && Math.hypot(x - DISC.x, y - DISC.y) < DISC.radius
      const ground = 110 + 40 * Math.sin((x + speed * t) / 5) * Math.cos((y - speed * t) / 6)
      luma.data[at] = isDisc ? 220 : ground
    }
    return [luma, createPlane(WIDTH / 2, HEIGHT / 2), createPlane(WIDTH / 2, HEIGHT / 2)]
  })

test('a disc that stands while the picture moves is found whole', () => {
  const rest = lastingRest(pictures(9, true), REGION)!
  const { x, y, w, h } = boundsOf(rest)
  for (const [from, length, middle] of [
    [x, w, DISC.x],
    [y, h, DISC.y],
  ] as const) {
    expect(from).toBeLessThanOrEqual(middle - DISC.radius)
    expect(from + length).toBeGreaterThan(middle + DISC.radius)
    expect(length).toBeLessThan(2 * DISC.radius + 10)
  }
  expect(rest.data[DISC.y * WIDTH + DISC.x]).toBe(1)
})

test('a picture leaves nothing, whether it moves or stands', () => {
  expect(lastingRest(pictures(9, false), REGION)).toBeNull()
  expect(lastingRest(pictures(0, false), REGION)).toBeNull()
})
