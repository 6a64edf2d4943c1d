import { expect, test } from 'vitest'
import { planeOf, texture } from '../../../../../tests/support/planes.ts'
import type { Rect } from '../geometry.ts'
import type { Plane } from '../picture/plane.ts'
import type { Template } from './template.ts'
import { locate, presenceAt, trackTemplate, VISIBLE } from './track-template.ts'

const [WIDTH, HEIGHT] = [96, 64]
const BOX = { x: 30, y: 24, w: 24, h: 16 }

/** A mark of soft strokes, inside its box. */
const mark = (x: number, y: number): number =>
  90 * Math.exp(-(((x - 38) / 4) ** 2) - ((y - 31) / 5) ** 2) +
  70 * Math.exp(-(((x - 47) / 3) ** 2) - ((y - 33) / 3) ** 2)

const template = templateOf(BOX)

function templateOf(box: Rect): Template {
  const places = Array.from({ length: box.w * box.h }, (_, n) => ({
    x: box.x + (n % box.w),
    y: box.y + Math.floor(n / box.w),
  }))
  const list = (of: (x: number, y: number) => number) =>
    Float32Array.from(places, ({ x, y }) => of(x, y))
  const gradientX = list((x, y) => (mark(x + 1, y) - mark(x - 1, y)) / 2)
  const gradientY = list((x, y) => (mark(x, y + 1) - mark(x, y - 1)) / 2)
  const energy = gradientX.reduce((sum, gx, k) => sum + gx ** 2 + gradientY[k]! ** 2, 0)
  const [x, y] = [list((u) => u), list((_, v) => v)]
  return { x, y, value: list(mark), gradientX, gradientY, energy, box }
}

const frame = (dx: number, dy: number, light = 0): Plane =>
  planeOf(WIDTH, HEIGHT, (x, y) => light + mark(x - dx, y - dy))

test('all of a template is present where it is, nothing elsewhere, and part of it at the border', () => {
  expect(presenceAt(template, frame(5, -3), 5, -3)).toBeCloseTo(1, 4)
  expect(Math.abs(presenceAt(template, frame(5, -3), 30, 15))).toBeLessThan(0.05)
  const cut = presenceAt(template, frame(52, 0), 52, 0)
  expect(cut).toBeGreaterThan(0.2)
  expect(cut).toBeLessThan(0.98)
})

test.each([0, 15])('it is located to a fraction of a pixel, %i levels brighter or not', (light) => {
  // With only one side of the mark, brightness could be mistaken for a shift.
  const side = templateOf({ ...BOX, w: 8 })
  const match = locate(side, frame(4.3, -1.6, light), 7, { x: 3, y: -1 }, 2)
  expect(match.index).toBe(7)
  expect(Math.abs(match.x - 4.3)).toBeLessThan(0.05)
  expect(Math.abs(match.y + 1.6)).toBeLessThan(0.05)
  expect(match.presence).toBeGreaterThan(0.85)
})

test('a wider search finds what lies far from the guess', () => {
  const match = locate(template, frame(11, 7), 0, { x: 0, y: 0 }, 12)
  expect(Math.hypot(match.x - 11, match.y - 7)).toBeLessThan(0.05)
})

const start = { index: 0, x: 0, y: 0, presence: 1 }

test('a mark is tracked from frame to frame along its way', () => {
  const found = trackTemplate(template, (index) => frame(1.7 * index, 0.6 * index), [start], 12)
  expect(found.map(({ index }) => index)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  for (const { index, x, y } of found)
    expect(Math.hypot(x - 1.7 * index, y - 0.6 * index)).toBeLessThan(0.1)
})

test('backwards in time it is tracked too', () => {
  const found = trackTemplate(
    template,
    (index) => frame(1.2 * (index - 20), 0),
    [{ ...start, index: 20 }],
    14,
  )
  expect(found.map(({ index }) => index)).toEqual([19, 18, 17, 16, 15, 14])
  expect(found.at(-1)!.x).toBeCloseTo(-7.2, 1)
})

test('what cannot be seen for some frames goes on as it went, and is found again', () => {
  const isHidden = (index: number) => index >= 10 && index < 14
  const empty = planeOf(WIDTH, HEIGHT, () => 60)
  const luma = (index: number) => (isHidden(index) ? empty : frame(1.5 * index, 0))
  const found = trackTemplate(template, luma, [start], 18)
  for (const { index, x, y, presence } of found) {
    expect(presence > VISIBLE).toBe(!isHidden(index))
    expect(Math.hypot(x - 1.5 * index, y)).toBeLessThan(0.3)
  }
})

test('over a picture the strokes still count for more than its texture', () => {
  const over = planeOf(WIDTH, HEIGHT, (x, y) => 0.3 * texture(x, y) + mark(x - 6, y - 4))
  const match = locate(template, over, 0, { x: 5, y: 5 }, 3)
  expect(Math.hypot(match.x - 6, match.y - 4)).toBeLessThan(0.6)
})
