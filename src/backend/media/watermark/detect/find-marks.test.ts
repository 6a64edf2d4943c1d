import { afterAll, expect, test } from 'vitest'
import { area, intersection, type Rect } from '../geometry.ts'
import { findMarks } from './find-marks.ts'
import { ActivityMeter, type Grey, greyOf } from './sights.ts'
import { switchPlaces } from './switch-places.ts'

const [WIDTH, HEIGHT, FRAMES] = [320, 180, 60]
const SIZE = { width: WIDTH, height: HEIGHT }

type Scene = (x: number, y: number, frame: number) => number
type Mark = (x: number, y: number, frame: number) => { alpha: number; colour: number } | null

/** Sensor noise: the same for a given pixel and frame every time. */
function noise(x: number, y: number, frame: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + frame * 37.719) * 43_758.5453
  return 6 * (value - Math.floor(value) - 0.5)
}

/** A static wall, with a line painted on it and a ball rolling past. */
const tripod: Scene = (x, y, frame) => {
  const isBall = (x - 6 * frame) ** 2 + (y - 120) ** 2 < 900
  const wall = 100 + 30 * Math.sin(x / 17 + (y / 50) ** 2) * Math.cos(y / 23 + (x / 90) ** 2)
  if (isBall) return 190 + 20 * Math.sin(x / 3)
  return y > 60 && y < 66 && x > 200 ? 180 : wall
}
const drifting: Scene = (x, y, frame) =>
  100 + 25 * Math.sin((x + 4 * frame) / 19) + 20 * Math.cos((y + 2 * frame) / 13)
const panning: Scene = (x, y, frame) =>
  120 + 50 * Math.sin((x + 4 * frame) / 9) + 40 * Math.cos((y + 2 * frame) / 7)

const STROKES = { x: 30, y: 20, w: 64, h: 18 }
const isIn = ({ x, y, w, h }: Rect, px: number, py: number) =>
  px >= x && px < x + w && py >= y && py < y + h

/** Half-transparent bars, like the letters of a word. */
const bars =
  (place: Rect, alpha: number): Mark =>
  (x, y) =>
    isIn(place, x, y) && (x - place.x) % 10 < 6 ? { alpha, colour: 235 } : null

/** A scene's pictures before anything is laid over them; several tests share them. */
const bare = new Map<Scene, Map<number, Float32Array[]>>()
afterAll(() => bare.clear())

function bareFilm(scene: Scene, grain: number): Float32Array[] {
  return Array.from({ length: FRAMES }, (_, frame) => {
    const picture = new Float32Array(WIDTH * HEIGHT)
    forPixels((x, y, at) => {
      picture[at] = scene(x, y, frame) + (grain && grain * noise(x, y, frame))
    })
    return picture
  })
}

function forPixels(visit: (x: number, y: number, at: number) => void): void {
  for (let y = 0, at = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, at++) visit(x, y, at)
}

function film(scene: Scene, mark: Mark, grain = 1): Uint16Array[] {
  const known = bare.get(scene) ?? new Map<number, Float32Array[]>()
  const frames = known.get(grain) ?? bareFilm(scene, grain)
  bare.set(scene, known.set(grain, frames))
  return frames.map((behindAll, frame) => {
    const picture = new Uint16Array(WIDTH * HEIGHT)
    forPixels((x, y, at) => {
      const behind = behindAll[at]!
      const over = mark(x, y, frame)
      const seen = over ? (1 - over.alpha) * behind + over.alpha * over.colour : behind
      picture[at] = Math.round(256 * Math.min(255, Math.max(0, seen)))
    })
    return picture
  })
}

function found(frames: readonly Uint16Array[]) {
  const meter = new ActivityMeter(SIZE)
  for (const frame of frames) meter.add(frame)
  const greys: Grey[] = frames.map(greyOf)
  return findMarks(
    { ...SIZE, samples: greys, activity: meter.mean() },
    switchPlaces(SIZE, greys, 25),
  )
}

function likeness(a: Rect, b: Rect): number {
  const shared = area(intersection(a, b))
  return shared / (area(a) + area(b) - shared)
}

test.each([
  ['a camera that pans', panning],
  ['a camera on a tripod', tripod],
])('a half-transparent word before %s is found as one mark', (_, scene) => {
  const marks = found(film(scene, bars(STROKES, 0.5)))
  expect(marks).toHaveLength(1)
  expect(marks[0]?.kind).toBe('still')
  expect(likeness(marks[0]!, STROKES)).toBeGreaterThan(0.5)
})

/** Camera noise on the left, noiseless bright gravel on the right: grains as wide as strokes. */
const gravel: Scene = (x, y, frame) => {
  const grain = 5 * noise(Math.floor(x / 3), Math.floor(y / 3), 0)
  return x < 180 ? tripod(x, y, frame) + noise(x, y, frame) : 170 + grain
}

test('of a word of which one end stands before something busy all letters are found', () => {
  const word = { x: 114, y: 20, w: 106, h: 18 }
  const marks = found(film(gravel, bars(word, 0.5), 0))
  expect(marks).toHaveLength(1)
  const mark = marks[0]!
  expect(intersection(mark, word)).toEqual(word)
  expect(likeness(mark, word)).toBeGreaterThan(0.4)
})

test('an opaque plate is found by what does not change in it', () => {
  const plate = { x: 240, y: 130, w: 60, h: 30 }
  const sign = { x: 252, y: 138, w: 20, h: 14 }
  const marks = found(
    film(tripod, (x, y) =>
      isIn(plate, x, y) ? { alpha: 1, colour: isIn(sign, x, y) ? 40 : 200 } : null,
    ),
  )
  expect(marks).toHaveLength(1)
  expect(likeness(marks[0]!, plate)).toBeGreaterThan(0.5)
})

test('a mark that jumps is found at both of its places', () => {
  const places = [
    { x: 20, y: 20, w: 64, h: 18 },
    { x: 220, y: 140, w: 64, h: 18 },
  ] as const
  const jumping: Mark = (x, y, frame) => {
    const place = places[Math.floor((frame - 10) / 20)]
    return place ? bars(place, 0.7)(x, y, frame) : null
  }
  const marks = found(film(drifting, jumping))
  expect(marks.map(({ kind }) => kind)).toEqual(['switching', 'switching'])
  for (const place of places)
    expect(Math.max(...marks.map((mark) => likeness(mark, place)))).toBeGreaterThan(0.5)
})

test('soft folds that come and go at once are no mark', () => {
  const place = { x: 60, y: 50, w: 128, h: 60 }
  const folds: Mark = (x, y, frame) =>
    frame >= 15 && frame < 40 && isIn(place, x, y)
      ? { alpha: 0.35 - 0.35 * Math.cos(((x - place.x) * Math.PI) / 8), colour: 235 }
      : null
  expect(found(film(drifting, folds))).toEqual([])
})

/** A still life: soft light and out-of-focus objects. */
const still: Scene = (x, y) => {
  const vase = 60 / (1 + Math.exp((Math.hypot(x - 200, 1.4 * (y - 90)) - 40) / 3))
  return 90 + 25 * Math.sin(x / 37 + 1) * Math.cos(y / 29) + vase + noise(x, y, 0) / 2
}

test.each([
  ['an opaque plate with a word', 1],
  ['a half-transparent word', 0.5],
])('%s is found before a picture in which nothing ever changes', (_, alpha) => {
  const place = { x: 236, y: 14, w: 64, h: 20 }
  const plate: Mark = (x, y) => (isIn(place, x, y) ? { alpha, colour: 40 } : null)
  const word = bars({ x: 243, y: 18, w: 50, h: 12 }, alpha)
  const mark: Mark = (x, y, frame) => word(x, y, frame) ?? (alpha === 1 ? plate(x, y, frame) : null)
  const marks = found(film(still, mark, 0))
  expect(marks.map(({ kind }) => kind)).toEqual(['still'])
  expect(likeness(marks[0]!, place)).toBeGreaterThan(0.4)
})

test('a still life without a mark has none', () => {
  expect(found(film(still, () => null, 0))).toEqual([])
})

test('a page full of print is no mark', () => {
  const page: Scene = (x, y) => {
    const isStroke = (x * 7 + Math.floor(y / 14) * 31) % 10 < 5 && y % 14 < 9
    return isStroke && x > 12 && x < 308 && y > 10 && y < 170 ? 40 : 225
  }
  expect(found(film(page, () => null, 0))).toEqual([])
})

test.each([
  ['a camera that pans', panning],
  ['a camera on a tripod, with a painted line and a ball that rolls by', tripod],
])('nothing is found before %s when nothing is laid over', (_, scene) => {
  expect(found(film(scene, () => null))).toEqual([])
})

test('black bars above and below the picture are no mark', () => {
  const boxed: Scene = (x, y, frame) => (y < 24 || y > 155 ? 16 : panning(x, y, frame))
  const frames = film(boxed, (_, y) => (y < 24 || y > 155 ? { alpha: 1, colour: 16 } : null))
  expect(found(frames)).toEqual([])
})

test('a word laid over in rows everywhere is a tiled mark', () => {
  const tile: Mark = (x, y, frame) =>
    bars({ x: 0, y: 0, w: 40, h: 12 }, 0.3)((x + (Math.floor(y / 40) % 2) * 40) % 80, y % 40, frame)
  expect(found(film(panning, tile)).map(({ kind }) => kind)).toEqual(['tiled'])
})

test('a pattern of the scene itself is no tiled mark', () => {
  const wallpaper: Scene = (x, y) => (x % 40 < 12 && y % 30 < 8 ? 190 : 90)
  expect(found(film(wallpaper, () => null))).toEqual([])
})

test('a test card with boxes in rows is no tiled mark', () => {
  const card: Scene = (x, y) => {
    const [column, row] = [Math.floor(x / 40), Math.floor(y / 30)]
    const isBox = x % 40 > 13 && x % 40 < 26 && y % 30 < 8 && noise(column, row, 0) > -1.5
    return (x < WIDTH / 2 ? 70 : 130) + (isBox ? 30 : 0)
  }
  expect(found(film(card, () => null, 0)).map(({ kind }) => kind)).not.toContain('tiled')
})
