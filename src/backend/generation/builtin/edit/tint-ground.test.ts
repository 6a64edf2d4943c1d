import { expect, test } from 'vitest'
import { fromHex, fromRgb } from '../palette/color.ts'
import type { Pixels } from './pixels.ts'
import { tintGround } from './tint-ground.ts'

const BLUE = fromHex('#7fb2e5')
const SIZE = 64

/** Paints every pixel with the color `colourAt` returns. */
function picture(colourAt: (x: number, y: number) => [number, number, number]): Pixels {
  const data = Buffer.alloc(SIZE * SIZE * 4, 255)
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) data.set(colourAt(x, y), (y * SIZE + x) * 4)
  }
  return { data, width: SIZE, height: SIZE }
}

const hueAt = ({ data }: Pixels, x: number, y: number) => {
  const at = (y * SIZE + x) * 4
  return fromRgb(data[at]!, data[at + 1]!, data[at + 2]!).h
}

const isIn = (from: number, to: number) => (value: number) => value >= from && value < to
const inBox = isIn(20, 44)
const inHole = isIn(28, 36)

test('a ground takes the new hue, a thing on it and what only resembles the ground inside it do not', () => {
  const before = picture((x, y) => {
    if (inHole(x) && inHole(y)) return [222, 158, 148]
    return inBox(x) && inBox(y) ? [40, 120, 60] : [250, 190, 180]
  })
  const after = tintGround(before, BLUE)!
  expect(Math.abs(hueAt(after, 2, 2) - BLUE.h)).toBeLessThan(8)
  expect(hueAt(after, 24, 24)).toBeCloseTo(hueAt(before, 24, 24), 5)
  expect(hueAt(after, 32, 32)).toBeCloseTo(hueAt(before, 32, 32), 5)
})

test('the ground itself in the hole of a letter takes it, too', () => {
  const before = picture((x, y) =>
    inBox(x) && inBox(y) && !(inHole(x) && inHole(y)) ? [20, 20, 20] : [250, 190, 180],
  )
  const after = tintGround(before, BLUE)!
  expect(hueAt(after, 32, 32)).toBeCloseTo(hueAt(after, 2, 2), 5)
})

test('light and shade of the ground stay', () => {
  const before = picture((_, y) => [250 - y, 190 - y, 180 - y])
  const after = tintGround(before, BLUE)!
  const lightness = (y: number) => after.data[(y * SIZE + 5) * 4 + 1]!
  expect(lightness(2)).toBeGreaterThan(lightness(60) + 30)
})

test('a border of many colours is no ground', () => {
  expect(
    tintGround(
      picture((x, y) => [(x * 97) % 256, (y * 61) % 256, (x * y) % 256]),
      BLUE,
    ),
  ).toBe(null)
})

test('a light ground goes from one colour into the other; a dark one cannot, and is left', () => {
  const [pink, orange] = [fromHex('#ea8fb0'), fromHex('#e8813a')]
  const into = { to: orange, towards: 'down' } as const
  const after = tintGround(
    picture(() => [244, 233, 218]),
    pink,
    into,
  )!
  const warmth = (y: number) => {
    const at = (y * SIZE + 5) * 4
    return after.data[at]! - after.data[at + 2]!
  }
  expect(warmth(2)).toBeLessThan(90)
  expect(warmth(61)).toBeGreaterThan(110)
  expect(warmth(32)).toBeGreaterThan(warmth(2))
  expect(warmth(61)).toBeGreaterThan(warmth(32))
  expect(
    tintGround(
      picture(() => [43, 27, 18]),
      pink,
      into,
    ),
  ).toBe(null)
})
