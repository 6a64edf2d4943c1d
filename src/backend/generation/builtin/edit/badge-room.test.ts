import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { roomForBadge } from './badge-room.ts'

const SIZE = { width: 400, height: 300 }
const TOP_RIGHT = { across: 1, down: 0 } as const

/** A light background with dark, letter-like strokes in the given areas. */
function picture(words: readonly { x: number; y: number; width: number; height: number }[]) {
  const { ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillStyle = '#f4e8d8'
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  ctx.fillStyle = '#201018'
  for (const { x, y, width, height } of words)
    for (let at = x; at < x + width; at += 12) ctx.fillRect(at, y, 6, height)
  return ctx
}

test('a badge is at the corner that was asked for where that is free', () => {
  const spot = roomForBadge(picture([]), SIZE, TOP_RIGHT)
  expect(spot.width).toBe(78)
  expect(spot.x + spot.width).toBeGreaterThan(380)
  expect(spot.y).toBeLessThan(20)
})

test('words in the corner are not covered: it goes below them, still at the right', () => {
  const words = { x: 20, y: 16, width: 360, height: 50 }
  const spot = roomForBadge(picture([words]), SIZE, TOP_RIGHT)
  expect(spot.y).toBeGreaterThan(words.y + words.height - 8)
  expect(spot.y + spot.height / 2).toBeLessThan(SIZE.height / 2)
  expect(spot.x).toBeGreaterThan(SIZE.width / 2)
})

test('where everything is full of words it is where it was asked for', () => {
  const spot = roomForBadge(picture([{ x: 0, y: 0, ...SIZE }]), SIZE, TOP_RIGHT)
  expect([spot.x + spot.width > 380, spot.y < 20]).toEqual([true, true])
})

test('where no place was asked for another corner is better than what the first one shows', () => {
  const brim = { x: 150, y: 0, width: 250, height: 150 }
  const spot = roomForBadge(picture([brim]), SIZE, null)
  expect(spot.x + spot.width).toBeLessThan(brim.x)
  expect(spot.width).toBe(78)
  const asked = roomForBadge(picture([brim]), SIZE, TOP_RIGHT)
  expect(asked.x).toBeGreaterThan(SIZE.width / 2)
})
