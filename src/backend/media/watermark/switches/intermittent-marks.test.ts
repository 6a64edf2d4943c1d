import { expect, test } from 'vitest'
import { type Affine, IDENTITY } from '../motion/affine.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { intermittentMarks } from './intermittent-marks.ts'
import type { Scene } from './scene.ts'

const [WIDTH, HEIGHT, FRAMES] = [160, 96, 60]

interface Place {
  x: number
  y: number
  from: number
  to: number
  /** Selects the strokes. */
  word: number
  alpha: number
}

/** Camera grain: the same at the same point of the world. */
const grain = (x: number, y: number): number => {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453
  return value - Math.floor(value)
}

const world = (x: number, y: number): number => {
  const [u, v] = [Math.floor(x / 3), Math.floor(y / 3)]
  const [p, q] = [x / 3 - u, y / 3 - v]
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  const noise = mix(
    mix(grain(u, v), grain(u + 1, v), p),
    mix(grain(u, v + 1), grain(u + 1, v + 1), p),
    q,
  )
  return 90 + 30 * Math.sin(x / 11) + 25 * Math.cos((y + x / 4) / 8) + 30 * noise
}

const isStroke = (word: number, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < 60 && y < 20 && ((x >> 2) * (word + 3) + (y >> 2) * 5) % 3 === 0

/** One region of a panning picture, with marks that come and go. */
function scene(pan: number, places: readonly Place[], seed = 0): Scene {
  const lumas = new Map<number, Plane>()
  const luma = (index: number): Plane => {
    const known = lumas.get(index)
    if (known) return known
    const plane = createPlane(WIDTH, HEIGHT)
    const shown = places.filter(({ from, to }) => from <= index && index < to)
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      let value = world(x + pan * index + 500 * seed, y) + 2 * grain(at, index)
      for (const place of shown)
        if (isStroke(place.word, x - place.x, y - place.y))
          value = (1 - place.alpha) * value + place.alpha * 235
      plane.data[at] = Math.round(value)
    }
    lumas.set(index, plane)
    return plane
  }
  const step: Affine = pan === 0 ? IDENTITY : [1, 0, pan, 0, 1, 0]
  const steps = Array.from({ length: FRAMES }, (_, n) => (n === 0 ? null : step))
  const regionMask = rectangle(34, 24, 84, 44)
  const far = dilated(regionMask, 20)
  const surround = { ...far, data: far.data.map((bit, at) => bit & (1 - regionMask.data[at]!)) }
  return { track: { first: 0, steps }, luma, regionMask, surround }
}

function rectangle(left: number, top: number, width: number, height: number): Mask {
  const mask = createMask(WIDTH, HEIGHT)
  for (let y = top; y < top + height; y++)
    mask.data.fill(1, y * WIDTH + left, y * WIDTH + left + width)
  return mask
}

const times = (marks: readonly { from: number; to: number }[]) =>
  marks.map(({ from, to }) => [from, to]).sort(([a = 0], [b = 0]) => a - b)

/** Share of the strokes covered by the shape, and share of the shape away from all strokes: gaps. */
function coverage(shape: Mask, { x, y, word }: Place): { covered: number; astray: number } {
  const strokes = createMask(WIDTH, HEIGHT)
  for (let at = 0; at < strokes.data.length; at++)
    if (isStroke(word, (at % WIDTH) - x, Math.floor(at / WIDTH) - y)) strokes.data[at] = 1
  const near = dilated(strokes, 3)
  const count = (mask: Mask, within: Mask) =>
    mask.data.reduce((sum, bit, at) => sum + (bit & within.data[at]!), 0)
  return {
    covered: count(shape, strokes) / count(strokes, strokes),
    astray: 1 - count(shape, near) / count(shape, shape),
  }
}

const glass = { word: 0, alpha: 0.5 }

test.each([0, 1.3])(
  'a mark that jumps between two rooms is found in each, to the frame, on a pan of %f',
  async (pan) => {
    const here = [
      { ...glass, x: 42, y: 34, from: 0, to: 20 },
      { ...glass, x: 42, y: 34, from: 40, to: FRAMES },
    ]
    const there = { ...glass, x: 47, y: 31, from: 20, to: 40 }
    const [first = [], second = []] = await intermittentMarks([
      scene(pan, here),
      scene(pan, [there], 1),
    ])
    expect(times(first)).toEqual([
      [0, 20],
      [40, FRAMES],
    ])
    expect(times(second)).toEqual([[20, 40]])
    for (const [mark, place] of [
      [first[0], here[0]],
      [second[0], there],
    ] as const) {
      const { covered, astray } = coverage(mark!.shape, place!)
      expect(covered).toBeGreaterThan(0.99)
      expect(astray).toBeLessThan(0.15)
    }
    expect(first[0]?.cluster).toBe(second[0]?.cluster)
  },
)

test('texts that follow each other in one room each have strokes of their own', async () => {
  const texts = [
    { word: 1, alpha: 1, x: 42, y: 34, from: 6, to: 24 },
    { word: 2, alpha: 1, x: 44, y: 34, from: 28, to: 46 },
    { word: 4, alpha: 1, x: 41, y: 34, from: 50, to: FRAMES },
  ]
  const [marks = []] = await intermittentMarks([scene(0.8, texts)])
  expect(times(marks)).toEqual([
    [6, 24],
    [28, 46],
    [50, FRAMES],
  ])
  for (const text of texts) {
    const mark = marks.find(({ from }) => from === text.from)
    const { covered, astray } = coverage(mark!.shape, text)
    expect(covered).toBeGreaterThan(0.99)
    expect(astray).toBeLessThan(0.15)
  }
})

test('a faint text that the end of the video cuts off counts beside stronger ones', async () => {
  const texts = [
    { word: 1, alpha: 1, x: 42, y: 34, from: 6, to: 26 },
    { word: 2, alpha: 0.35, x: 44, y: 34, from: 36, to: FRAMES },
  ]
  const [marks = []] = await intermittentMarks([scene(0, texts)])
  expect(times(marks)).toEqual([
    [6, 26],
    [36, FRAMES],
  ])
})

test.each([0, 1.3])('a mark that stays does not come and go, on a pan of %f', async (pan) => {
  const stays = { ...glass, x: 42, y: 34, from: 0, to: FRAMES }
  expect(await intermittentMarks([scene(pan, [stays])])).toEqual([[]])
})

test('a text that takes the place of another at once is told from it', async () => {
  const [here, there] = [
    { word: 1, alpha: 1, x: 42, y: 34, from: 8, to: 24 },
    { word: 2, alpha: 1, x: 44, y: 35, from: 24, to: 40 },
  ]
  const [marks = []] = await intermittentMarks([scene(0, [here, there])])
  expect(times(marks)).toEqual([
    [8, 24],
    [24, 40],
  ])
})

test('a thing that moves through a room is no mark', async () => {
  const passes = Array.from({ length: FRAMES }, (_, n) => ({
    word: 3,
    alpha: 1,
    x: 10 + 2 * n,
    y: 36,
    from: n,
    to: n + 1,
  }))
  expect(await intermittentMarks([scene(0, passes)])).toEqual([[]])
})

test('what comes and goes in the picture behind a mark that stays is no mark', async () => {
  const stays = { word: 0, alpha: 1, x: 42, y: 30, from: 0, to: FRAMES }
  const passing = { word: 2, alpha: 0.22, x: 55, y: 52, from: 0, to: 30 }
  expect((await intermittentMarks([scene(0, [passing])]))[0]).toHaveLength(1)
  expect(await intermittentMarks([scene(0, [stays, passing])])).toEqual([[]])
})

test('what comes in across the border of the room is no mark, even when it rests there', async () => {
  const rests = { word: 2, alpha: 1, x: 42, y: 34, from: 30, to: FRAMES }
  expect((await intermittentMarks([scene(0, [rests])]))[0]).toHaveLength(1)
  const beside = [
    { ...rests, y: 76 },
    { ...rests, y: 0 },
    { ...rests, x: 126 },
  ]
  expect(await intermittentMarks([scene(0, [rests, ...beside])])).toEqual([[]])
})

test('a mark that comes and goes at once is one, whatever is seen beside it in the time between', async () => {
  const { luma, ...rest } = scene(0, [{ word: 2, alpha: 0.4, x: 42, y: 34, from: 16, to: 44 }])
  // Stripes above and below the region that gradually come into view while the mark is shown.
  const withStripes = (index: number): Plane => {
    const plane = luma(index)
    const seen = Math.max(0, 1 - Math.abs(index - 30) / 11)
    const data = plane.data.map((value, at) => {
      const isStripe = Math.abs(Math.floor(at / WIDTH) - 46) > 30 && at % 12 < 6
      return isStripe ? value + seen * (230 - value) : value
    })
    return { ...plane, data }
  }
  const [marks = []] = await intermittentMarks([{ ...rest, luma: withStripes }])
  expect(times(marks)).toEqual([[16, 44]])
})
