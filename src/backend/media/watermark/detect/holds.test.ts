import { expect, test } from 'vitest'
import type { Rect } from '../geometry.ts'
import { createPlane } from '../picture/plane.ts'
import { holds } from './holds.ts'

const [WIDTH, HEIGHT] = [120, 60]
const MARK: Rect = { x: 10, y: 20, w: 40, h: 12 }
const PLACE: Rect = { x: 10, y: 5, w: 80, h: 45 }

/** A sharp bright mark, and a soft hill beside it. */
const mean = createPlane(WIDTH, HEIGHT)
for (let at = 0; at < mean.data.length; at++) {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
  const isMark = x >= MARK.x && x < MARK.x + MARK.w && y >= MARK.y && y < MARK.y + MARK.h
  mean.data[at] = isMark ? 200 : 60 + 60 * Math.exp(-(((x - 75) / 12) ** 2 + ((y - 27) / 12) ** 2))
}

function outlineOf({ x, y, w, h }: Rect): Int32Array {
  const across = Array.from({ length: w }, (_, k) => [x + k, y, x + k, y + h - 1])
  const down = Array.from({ length: h }, (_, k) => [x, y + k, x + w - 1, y + k])
  return Int32Array.from(
    [...across, ...down].flatMap(([ax, ay, bx, by]) => [ay! * WIDTH + ax!, by! * WIDTH + bx!]),
  )
}

const sharp = { rim: outlineOf(MARK), hushed: 0 }
const soft = { rim: outlineOf({ x: 62, y: 15, w: 26, h: 24 }), hushed: 0 }

test('a mark that something soft has joined is held by what is drawn of it', () => {
  expect(holds(MARK, { rect: PLACE, parts: [sharp, soft] }, mean)).toBe(true)
})

test('an opaque plate is not given up for the sign in it', () => {
  expect(holds(MARK, { rect: PLACE, parts: [sharp, { ...soft, hushed: 1 }] }, mean)).toBe(false)
})

test('a sign of which only a piece was drawn is not given up for that piece', () => {
  const piece = { ...MARK, w: 16 }
  expect(holds(piece, { rect: PLACE, parts: [sharp] }, mean)).toBe(false)
  expect(holds(MARK, { rect: piece, parts: [sharp] }, mean)).toBe(true)
})
