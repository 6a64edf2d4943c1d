import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../picture/plane.ts'
import { unblend, workFor } from '../restore/still-mark.ts'
import { laidOverMark, texturesAround } from '../restore/still-spans.ts'
import { type Picture, rectMask } from './contrast.ts'
import { type FoundMark, findMark } from './find-substance.ts'
import { labelledMatte, shapeOf } from './labelled-matte.ts'
import { shownOverTime, stays } from './shown.ts'
import { stillsOf } from './stills.ts'

const [WIDTH, HEIGHT, MOMENTS] = [160, 120, 8]
const ROOM = rectMask(WIDTH, HEIGHT, { x: 40, y: 36, w: 80, h: 48 })
const WHITE = [235, 128, 128] as const
const RED = [81, 90, 240] as const

/** A frame with two bars inside, like a logo. */
function isMark(x: number, y: number): boolean {
  if (x < 50 || x >= 110 || y < 44 || y >= 76) return false
  const isFrame = x < 55 || x >= 105 || y < 49 || y >= 71
  return isFrame || (x >= 64 && x < 71) || (x >= 84 && x < 91)
}

/** Pseudorandom between -1 and 1, the same in every run. */
function noise(n: number): number {
  const h = Math.imul(n ^ (n >>> 13), 0x5bd1e995)
  return ((Math.imul(h ^ (h >>> 15), 0x27d4eb2d) >>> 8) & 0xffff) / 32_768 - 1
}

/** Leaves, stones, cloth: detail of all sizes that doesn't move at all. */
const scenery = (x: number, y: number): number =>
  110 +
  26 * Math.sin(x / 5 + 2 * Math.sin(y / 7)) +
  16 * Math.cos(y / 4 - x / 11) +
  8 * noise(Math.floor(x / 2) * 977 + Math.floor(y / 2))

interface Shown {
  alpha: number
  colour: readonly [number, number, number]
}

/** A tripod's picture at several moments, each with the given mark or without one. */
function pictures(shownAt: (moment: number) => Shown | null): Picture[] {
  return Array.from({ length: MOMENTS }, (_, t) => {
    const shown = shownAt(t)
    const value = (x: number, y: number, c: 0 | 1 | 2) => {
      const behind = c === 0 ? scenery(x, y) : 128
      const alpha = shown && isMark(x, y) ? shown.alpha : 0
      const mixed = (1 - alpha) * behind + alpha * (shown?.colour[c] ?? 0)
      return Math.round(mixed + 0.7 * noise(y * 7919 + x * 31 + t * 7 + c))
    }
    return [
      drawn(WIDTH, HEIGHT, (x, y) => value(x, y, 0)),
      drawn(WIDTH / 2, HEIGHT / 2, (x, y) => value(2 * x, 2 * y, 1)),
      drawn(WIDTH / 2, HEIGHT / 2, (x, y) => value(2 * x, 2 * y, 2)),
    ]
  })
}

function drawn(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const plane = createPlane(width, height)
  for (let at = 0; at < plane.data.length; at++)
    plane.data[at] = value(at % width, Math.floor(at / width))
  return plane
}

const found = (samples: Picture[]): FoundMark | null => findMark(stillsOf(samples, ROOM))

test.each([
  ['a white mark at 50 %', 0.5, WHITE, 30],
  ['a white mark at 30 %', 0.3, WHITE, 170],
  ['a dark mark', 0.6, [16, 128, 128], 30],
  ['a red mark', 0.45, RED, 180],
] as const)(
  '%s on a still, detailed picture is told: substance and pixels',
  (_, alpha, colour, most) => {
    const mark = found(pictures(() => ({ alpha, colour })))!
    expect(mark.substances).toHaveLength(1)
    expect(1 - (mark.substances[0]?.transmittance ?? 0)).toBeCloseTo(alpha, 1)
    for (const [c, value] of colour.entries())
      expect(Math.abs((mark.substances[0]?.colour[c] ?? 0) - value) * alpha).toBeLessThan(8)
    let wrong = 0
    for (let at = 0; at < mark.label.length; at++)
      if (isMark(at % WIDTH, Math.floor(at / WIDTH)) !== mark.label[at]! > 0) wrong++
    expect(wrong).toBeLessThan(most)
  },
)

test('what lay behind a mark on a still, detailed picture comes back', () => {
  const samples = pictures(() => ({ alpha: 0.5, colour: WHITE }))
  const mark = found(samples)!
  const shape = shapeOf(ROOM, mark)
  const matte = labelledMatte(samples, shape, mark, workFor(shape, texturesAround(samples, shape)))
  const [luma] = samples[0]!
  const [{ indices }] = matte.planes
  const { values } = unblend(luma, matte.planes[0])
  let sum = 0
  for (let k = 0; k < indices.length; k++) {
    const at = indices[k]!
    sum += (values[k]! - scenery(at % WIDTH, Math.floor(at / WIDTH))) ** 2
  }
  expect(10 * Math.log10(255 ** 2 / (sum / indices.length))).toBeGreaterThan(36)
})

test('an opaque disc that a half-transparent mark is printed next to is part of it', () => {
  const isDisc = (x: number, y: number) => (x - 77.5) ** 2 + (y - 60) ** 2 < 30
  const samples = pictures(() => ({ alpha: 0.5, colour: WHITE })).map(([luma, ...colours], t) => {
    const moving = drawn(WIDTH, HEIGHT, (x, y) => {
      if (isDisc(x, y)) return 36
      const behind = scenery(x + 9 * t, y + 5 * t)
      return Math.round(isMark(x, y) ? 0.5 * behind + 0.5 * WHITE[0] : behind)
    })
    return [{ ...luma, data: moving.data }, ...colours] as const
  })
  const { shape, matte } = laidOverMark(samples, ROOM, { x: 40, y: 36, w: 80, h: 48 })!
  const { indices, variance } = matte.planes[0]
  const at = 60 * WIDTH + 77
  expect(shape.data[at]).toBe(1)
  expect(variance[indices.indexOf(at)]).toBe(Number.POSITIVE_INFINITY)
  // Pixels seen through the print remain known.
  expect(variance[indices.indexOf(60 * WIDTH + 87)]).toBeLessThan(40)
})

test('a picture without a mark, and one with an opaque mark, show nothing laid over', () => {
  expect(found(pictures(() => null))?.substances).toBeUndefined()
  const opaque = found(pictures(() => ({ alpha: 1, colour: RED })))
  expect(opaque?.substances).toBeUndefined()
})

test('a mark that goes in the middle does not count as one that stays', () => {
  const shown = { alpha: 0.5, colour: WHITE }
  const mark = found(pictures(() => shown))!
  const over = (samples: Picture[]) =>
    shownOverTime(
      samples.map(([luma]) => luma),
      ROOM,
      mark,
    )
  expect(stays(over(pictures(() => shown)))).toBe(true)
  const halfway = over(pictures((t) => (t < MOMENTS / 2 ? shown : null)))
  expect(stays(halfway)).toBe(false)
  expect(halfway[0]).toBeCloseTo(1, 1)
  expect(Math.abs(halfway[MOMENTS - 1]!)).toBeLessThan(0.3)
})
