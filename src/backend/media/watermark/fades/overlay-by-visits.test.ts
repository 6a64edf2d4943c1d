import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { indicesOf } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { splitGround } from './laid-over-ground.ts'
import { overlayByVisits } from './overlay-by-visits.ts'

const SIZE = { width: 120, height: 60 }
const HALF = { width: 60, height: 30 }
const FRAMES = 24
const PLACES = indicesOf(rectMask(SIZE.width, SIZE.height, { x: 20, y: 12, w: 80, h: 36 }))
const [ALPHA, LIGHT, BLUE, RED] = [0.4, 220, 90, 170]

const shownAt = (t: number): number => Math.max(0, Math.min(1, (t - 5) / 3, (19 - t) / 3))
const isStroke = (x: number, y: number): boolean =>
  x >= 28 && x < 92 && y >= 18 && y < 42 && ((x >> 3) + (y >> 3)) % 2 === 0
const ground = (x: number, y: number): number => 60 + 50 * Math.sin(x / 5) * Math.cos(y / 4)
/** The right of the picture shows something else once something has passed there. */
const isChanged = (x: number, t: number): boolean => x > 66 && t > 12
const isPassing = (x: number, t: number): boolean => x > 60 && t >= 10 && t < 14

function planeOf(size: { width: number; height: number }, value: (x: number, y: number) => number) {
  const plane = createPlane(size.width, size.height)
  plane.data = plane.data.map((_, at) =>
    Math.round(value(at % size.width, Math.floor(at / size.width))),
  )
  return plane
}

function moment(t: number, opaque: boolean): [Plane, Plane, Plane] {
  const over = (below: number, own: number, share: number) => {
    const alpha = share * shownAt(t) * (opaque ? 1 : ALPHA)
    return (1 - alpha) * below + alpha * own
  }
  const behind = (x: number, y: number) => {
    if (isPassing(x, t)) return 140 + 3 * t
    return isChanged(x, t) ? 190 - ground(y, x) : ground(x, y)
  }
  const small = (x: number, y: number) => Number(isStroke(2 * x, 2 * y))
  return [
    planeOf(SIZE, (x, y) => over(behind(x, y), LIGHT, Number(isStroke(x, y)))),
    planeOf(HALF, (x, y) => over(120, BLUE, small(x, y))),
    planeOf(HALF, (x, y) => over(130, RED, small(x, y))),
  ]
}

function learnt(opaque: boolean) {
  const moments = Array.from({ length: FRAMES }, (_, t) => moment(t, opaque))
  const shown = Float32Array.from({ length: FRAMES }, (_, t) => shownAt(t))
  const rows = moments.map(([luma]) => Float32Array.from(PLACES, (at) => luma.data[at]!))
  const luma = splitGround(rows, shown)!
  const over = { shown, explained: 1, luma, indices: PLACES }
  return overlayByVisits((t, plane) => moments[t]![plane], over, SIZE)
}

test('a mark that comes and goes is known also where another thing lies behind it when it goes', () => {
  const matte = learnt(false)!
  const [luma, blue, red] = matte.planes
  for (const [k, at] of luma.indices.entries()) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    if (luma.variance[k] === Number.POSITIVE_INFINITY) continue
    expect(Math.abs(luma.transmittance[k]! - (isStroke(x, y) ? 1 - ALPHA : 1))).toBeLessThan(0.06)
    expect(Math.abs(luma.premultiplied[k]! - (isStroke(x, y) ? ALPHA * LIGHT : 0))).toBeLessThan(12)
  }
  const missed = [...PLACES].filter(
    (at) => isStroke(at % SIZE.width, Math.floor(at / SIZE.width)) && !matte.shape.data[at],
  )
  expect(missed).toEqual([])
  const middle = (plane: typeof blue) => {
    const [k] = [...plane.indices.keys()].filter((n) => plane.transmittance[n]! < 1 - ALPHA + 0.02)
    return plane.premultiplied[k!]! / (1 - plane.transmittance[k!]!)
  }
  expect(middle(blue)).toBeCloseTo(BLUE, -1)
  expect(middle(red)).toBeCloseTo(RED, -1)
})

test('what nothing shines through is no such mark', () => {
  expect(learnt(true)).toBeNull()
})
