import { expect, test } from 'vitest'
import { planeOf } from '../../../../../tests/support/planes.ts'
import type { Rect } from '../geometry.ts'
import { meansAlong, templateIn } from './template.ts'

const RECT: Rect = { x: 40, y: 30, w: 64, h: 48 }
const MARK: Rect = { x: 12, y: 10, w: 24, h: 16 }

/** A rectangle's rim, in coordinates that move along, and a few stray pixels. */
function means(consistent: number) {
  const list = () => new Float32Array(RECT.w * RECT.h)
  const make = () => ({ mean: list(), gradientX: list(), gradientY: list(), consistency: list() })
  const [all, foreground] = [make(), make()]
  const edge = (x: number, y: number, gx: number, gy: number) => {
    const at = y * RECT.w + x
    for (const one of [all, foreground]) {
      one.mean[at] = x + y
      one.gradientX[at] = gx
      one.gradientY[at] = gy
    }
    foreground.consistency[at] = consistent
  }
  for (let x = MARK.x; x < MARK.x + MARK.w; x++) {
    edge(x, MARK.y, 0, 10)
    edge(x, MARK.y + MARK.h - 1, 0, -10)
  }
  for (let y = MARK.y + 1; y < MARK.y + MARK.h - 1; y++) {
    edge(MARK.x, y, 10, 0)
    edge(MARK.x + MARK.w - 1, y, -10, 0)
  }
  for (const [x, y] of [
    [60, 4],
    [61, 5],
    [4, 44],
  ] as const)
    edge(x, y, 9, 9)
  return { all, foreground, rect: RECT }
}

test('the template holds the edges that lie together, where they are and what they look like', () => {
  const template = templateIn(means(0.9), 0.4)!
  const rim = 2 * MARK.w + 2 * MARK.h - 4
  expect(template.x).toHaveLength(rim)
  expect(template.energy).toBeCloseTo(100 * rim, 3)
  expect(template.box).toEqual({ ...MARK, x: RECT.x + MARK.x, y: RECT.y + MARK.y })
  const corner = [...template.x.keys()].find((k) => template.x[k] === 52 && template.y[k] === 40)!
  expect(template.value[corner]).toBe(MARK.x + MARK.y)
  expect([template.gradientX[corner], template.gradientY[corner]]).toEqual([0, 10])
})

test('edges that are there in too few of the frames make no template', () => {
  expect(templateIn(means(0.3), 0.4)).toBeNull()
  expect(templateIn(means(0.3), 0.2)).not.toBeNull()
})

test('edges count by what is not the picture’s own; values are taken from all that is seen', () => {
  const seen = means(0.9)
  seen.foreground.gradientX.fill(0)
  seen.foreground.gradientY.fill(0)
  expect(templateIn(seen, 0.4)).toBeNull()
})

test('along a path the whole frame and its foreground are looked at, each where the mark is', () => {
  const asked: Rect[] = []
  const foreground = (_: number, within: Rect) => {
    asked.push(within)
    return planeOf(160, 120, () => 5)
  }
  const path = [
    { index: 3, x: 0, y: 0 },
    { index: 4, x: 2.5, y: -1.25 },
  ]
  const found = meansAlong((index) => planeOf(160, 120, () => 10 * index), foreground, path, RECT)
  expect(found.all.mean[5 * RECT.w + 5]).toBeCloseTo(35, 3)
  expect(found.foreground.mean[5 * RECT.w + 5]).toBeCloseTo(5, 3)
  expect(asked).toEqual([
    { x: 39, y: 29, w: 68, h: 52 },
    { x: 41, y: 27, w: 68, h: 52 },
  ])
})
