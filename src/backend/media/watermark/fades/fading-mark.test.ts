import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { emptyPlaneMatte } from '../mark/matte.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { unblend } from '../restore/still-mark.ts'
import { type FadingMark, fadingMark, shownOf } from './fading-mark.ts'
import { fades, isConstant, shownRuns, strengthsOver } from './strengths.ts'
import { strengthBy, weakened } from './weaker-matte.ts'

const [WIDTH, HEIGHT, FRAMES] = [160, 80, 72]
const ROOM = rectMask(WIDTH, HEIGHT, { x: 40, y: 20, w: 80, h: 40 })
const COLOUR = 225

const isStroke = (x: number, y: number): boolean =>
  x >= 46 && x < 114 && y >= 26 && y < 54 && ((x >> 2) * 5 + (y >> 2) * 3) % 4 < 2

/** Pseudorandom between -1 and 1, the same in every run. */
function noise(n: number): number {
  const h = Math.imul(n ^ (n >>> 13), 0x5bd1e995)
  return ((Math.imul(h ^ (h >>> 15), 0x27d4eb2d) >>> 8) & 0xffff) / 32_768 - 1
}

const world = (x: number, y: number): number =>
  90 + 22 * Math.sin(x / 6 + Math.sin(y / 9)) + 14 * Math.cos(y / 5 - x / 13)

/** A camera that pans `pan` pixels per frame, with a mark of the given strength in each. */
function clip(
  alpha: number,
  pan: number,
  strengthAt: (index: number) => number,
  lightAt: (index: number) => number = () => 0,
): Plane[] {
  return Array.from({ length: FRAMES }, (_, t) => {
    const plane = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const covered = isStroke(x, y) ? alpha * strengthAt(t) : 0
      const value = (1 - covered) * (world(x + pan * t, y) + lightAt(t)) + covered * COLOUR
      plane.data[at] = Math.round(value + 0.8 * noise(at * 97 + t))
    }
    return plane
  })
}

/** Fades in between frames 10 and 22, and out between 48 and 60. */
const fade = (index: number): number =>
  Math.max(0, Math.min(1, (index - 10) / 12, (60 - index) / 12))
const samplesOf = (frames: readonly Plane[]): Plane[] => frames.filter((_, n) => n % 3 === 0)
const strengthsOf = (mark: FadingMark, frames: readonly Plane[]): Float32Array =>
  strengthsOver(Float32Array.from(frames, (frame) => shownOf(mark, frame)))

test.each([
  ['opaque over a still picture', 1, 0],
  ['opaque over a moving picture', 1, 2.3],
  ['see-through over a still picture', 0.5, 0],
  ['see-through over a moving picture', 0.5, 2.3],
])('how much each frame shows of a mark that fades is told: %s', (_, alpha, pan) => {
  const frames = clip(alpha, pan, fade)
  const mark = fadingMark(samplesOf(frames), ROOM)!
  const strengths = strengthsOf(mark, frames)
  expect(fades(strengths)).toBe(true)
  for (const [index, strength] of strengths.entries())
    expect(Math.abs(strength - fade(index))).toBeLessThan(0.12)
  expect(strengths.subarray(0, 8).every((strength) => strength === 0)).toBe(true)
  expect(strengths.subarray(26, 44).every((strength) => strength === 1)).toBe(true)
  const [[from, to] = [0, 0], ...others] = shownRuns(strengths)
  expect(others).toEqual([])
  expect(Math.abs(from - 11)).toBeLessThan(4)
  expect(Math.abs(to - 60)).toBeLessThan(4)
})

test.each([
  ['text over edges that run against its own', isStroke],
  [
    'a plate over more edges than it has',
    (x: number, y: number) => x >= 46 && x < 114 && y >= 26 && y < 54,
  ],
])(
  'over a still picture with edges of its own a mark is not taken for its absence: %s',
  (_, isMark) => {
    const frames = clip(0, 0, () => 0).map((plane, t) => {
      for (let at = 0; at < plane.data.length; at++) {
        const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
        const ground = plane.data[at]! + (isStroke(x + 1, y) ? -45 : 20)
        plane.data[at] = isMark(x, y) ? ground + fade(t) * (COLOUR - ground) : ground
      }
      return plane
    })
    const strengths = strengthsOf(fadingMark(samplesOf(frames), ROOM)!, frames)
    for (const [index, strength] of strengths.entries())
      expect(Math.abs(strength - fade(index))).toBeLessThan(0.12)
  },
)

test('a mark that never goes quite away is told from one that does', () => {
  const pulse = (index: number) => 0.65 + 0.35 * Math.cos(index / 6)
  const frames = clip(0.5, 0, pulse)
  const mark = fadingMark(samplesOf(frames), ROOM)!
  const strengths = strengthsOf(mark, frames)
  for (const [index, strength] of strengths.entries())
    expect(Math.abs(strength - pulse(index))).toBeLessThan(0.1)
})

test('a mark that hides edges of the picture is not taken for gone while it comes', () => {
  // Where the mark is hidden, the picture's own edges run against it.
  const frames = clip(1, 0, fade).map((plane, t) => {
    for (let at = 0; at < plane.data.length; at++)
      if (isStroke(at % WIDTH, Math.floor(at / WIDTH)))
        plane.data[at] = plane.data[at]! - 16 * (1 - fade(t))
    return plane
  })
  const strengths = strengthsOf(fadingMark(samplesOf(frames), ROOM)!, frames)
  for (const [index, strength] of strengths.entries())
    if (fade(index) > 0.05) expect(strength).toBeGreaterThan(0.03)
})

test('a mark that stays does not fade, whatever moves behind it', () => {
  for (const pan of [0, 0.4, 2.3])
    expect(fadingMark(samplesOf(clip(0.5, pan, () => 1)), ROOM)).toBeNull()
})

test('a mark that stays does not fade while the light behind it changes', () => {
  const frames = clip(
    0.7,
    0.4,
    () => 1,
    (index) => 1.1 * Math.min(50, index) - 30,
  )
  expect(fadingMark(samplesOf(frames), ROOM)).toBeNull()
})

test('something that passes through the room is no mark that fades', () => {
  const frames = clip(0, 0, () => 0).map((plane, t) => {
    for (let at = 0; at < plane.data.length; at++)
      if (isStroke((at % WIDTH) - 3 * t + 100, Math.floor(at / WIDTH))) plane.data[at] = COLOUR
    return plane
  })
  expect(fadingMark(samplesOf(frames), ROOM)).toBeNull()
})

test('a page that pauses while it is scrolled under a mark that stays is no mark that fades', () => {
  const rowsAt = (t: number) => {
    if (t < 18) return 1
    return t >= 36 && t < 54 ? 2 : 3 + t
  }
  const isInk = (x: number, y: number, rows: number) =>
    (y >> 2) % 5 < 2 && noise(rows * 7919 + (y >> 2) * 131 + (x >> 2)) > 0.3
  const frames = clip(0, 0, () => 0).map((plane, t) => {
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const ground = isInk(x, y, rowsAt(t)) ? 30 : 250
      plane.data[at] = isStroke(x, y) ? 0.8 * ground + 0.2 * 120 : ground
    }
    return plane
  })
  expect(fadingMark(samplesOf(frames), ROOM)).toBeNull()
})

test('a mark does not go for a blink, but it may for longer', () => {
  const seen = Float32Array.from({ length: 60 }, (_, t) => {
    if (t === 26 || t === 28) return 0.1
    return t >= 34 && t < 42 ? 0 : fade(t)
  })
  const strengths = strengthsOver(seen)
  expect([...strengths.subarray(25, 30)]).toEqual(Array(5).fill(1))
  expect([...strengths.subarray(35, 41)]).toEqual(Array(6).fill(0))
})

test('a mark that comes and goes at once is left to those that look for switches', () => {
  const frames = clip(1, 0, (index) => (index >= 20 && index < 50 ? 1 : 0))
  const strengths = strengthsOf(fadingMark(samplesOf(frames), ROOM)!, frames)
  expect(fades(strengths)).toBe(false)
  expect(isConstant(strengths)).toBe(false)
})

test('what lies behind tells the strength, and the weaker matte takes just so much away', () => {
  const [seen, clean] = [clip(0.5, 0, () => 0.37)[0]!, clip(0, 0, () => 0)[0]!]
  const matte = emptyPlaneMatte(ROOM)
  for (const [k, at] of matte.indices.entries()) {
    const alpha = isStroke(at % WIDTH, Math.floor(at / WIDTH)) ? 0.5 : 0
    matte.transmittance[k] = 1 - alpha
    matte.premultiplied[k] = alpha * COLOUR
    matte.variance[k] = 4
  }
  const values = Float32Array.from(matte.indices, (at) => clean.data[at]!)
  const behind = { values, precision: new Float32Array(values.length).fill(0.3) }
  const strength = strengthBy(seen, matte, behind, 0.6)
  expect(strength.value).toBeCloseTo(0.37, 1)
  expect(Math.abs(strength.value - 0.37)).toBeLessThan(0.01)
  const bare = unblend(seen, weakened(matte, strength)).values
  for (const [k, value] of bare.entries()) expect(Math.abs(value - values[k]!)).toBeLessThan(4)
})

test('a pixel of which nothing is known tells nothing at any strength', () => {
  const matte = emptyPlaneMatte(ROOM)
  matte.transmittance.fill(1)
  for (const value of [0, 0.5, 0.99])
    expect(weakened(matte, { value, spread: 0.01 }).variance.every((v) => v === Infinity)).toBe(
      true,
    )
})

test('what comes little by little beside the room, too, is no mark that fades', () => {
  const frames = clip(0.5, 0, fade)
  expect(fadingMark(samplesOf(frames), ROOM)).not.toBeNull()
  for (const [t, { data }] of frames.entries())
    for (let at = 0; at < data.length; at++)
      if (!ROOM.data[at] && (at >> 2) % 2 === 0) data[at] = data[at]! + 40 * fade(t)
  expect(fadingMark(samplesOf(frames), ROOM)).toBeNull()
})
