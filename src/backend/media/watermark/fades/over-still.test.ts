import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { stackPatches } from '../picture/layout.ts'
import { indicesOf } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { groundEvidence, groundOf, shownOver } from './known-ground.ts'
import { overStill } from './over-still.ts'

const [WIDTH, HEIGHT, FRAMES] = [160, 80, 60]
const REGION = { x: 40, y: 20, w: 80, h: 40 }
const ROOM = rectMask(WIDTH, HEIGHT, REGION)
const stack = stackPatches([{ x: 0, y: 0, w: WIDTH, h: HEIGHT }])
const [view] = stack.patches
const [DARK, LETTER, WHITE, DISC] = [45, 190, 235, 120]

const isStroke = (x: number, y: number): boolean =>
  x >= 46 && x < 114 && y >= 26 && y < 54 && ((x >> 2) * 5 + (y >> 2) * 3) % 4 < 2
const isPlate = (x: number, y: number): boolean => x >= 46 && x < 114 && y >= 26 && y < 54

/** A still picture with large letters that continue beneath a mark and beside it. */
const still = (x: number, y: number): number =>
  y >= 12 && y < 66 && x % 26 < 11 ? LETTER : DARK + 6 * Math.sin(x / 5 + y / 7)

/** Pseudorandom from -1 to 1, the same in every run. */
const noise = (n: number): number => ((Math.imul(n, 0x9e3779b1) >>> 8) & 0xffff) / 32_768 - 1

/** Fades in between frames 8 and 18, and out between 42 and 52. */
const fade = (t: number): number => Math.max(0, Math.min(1, (t - 8) / 10, (52 - t) / 10))
const isDisc = (x: number, y: number, t: number): boolean =>
  (x - 6 * t + 130) ** 2 + (y - 44) ** 2 < 18 ** 2

interface Drawn {
  alpha: number
  isMark?: (x: number, y: number) => boolean
  shownAt?: (t: number) => number
  behind?: (x: number, y: number, t: number) => number
}

function drawn({ alpha, isMark = isStroke, shownAt = fade, behind = still }: Drawn): Plane[] {
  return Array.from({ length: FRAMES }, (_, t) => {
    const plane = createPlane(WIDTH, HEIGHT)
    plane.data = plane.data.map((_, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const covered = isMark(x, y) ? alpha * shownAt(t) : 0
      const seen = (1 - covered) * behind(x, y, t) + covered * WHITE
      return Math.round(seen + noise(at * 97 + t))
    })
    return plane
  })
}

const discBefore = (x: number, y: number, t: number) => (isDisc(x, y, t) ? DISC : still(x, y))

/** A hand enters while the mark is shown, rests over more than half of its place and beside it, and leaves. */
const hand = (x: number, y: number, t: number) =>
  t >= 22 && t < 38 && x > 70 - 2 * Math.abs(t - 30) ? 150 + 12 * Math.sin(x / 9 + y / 5 + t) : null
const handBefore = (x: number, y: number, t: number) => hand(x, y, t) ?? still(x, y)

const sampled = (frames: readonly Plane[]) => frames.filter((_, t) => t % 3 === 0)

/** As a patch's pictures are held in memory; without color. */
const asSamples = (frames: readonly Plane[]) =>
  frames.map(({ data }) => {
    const samples = new Uint8Array(stack.sampleCount).fill(128)
    for (const [at, value] of data.entries())
      samples[
        view!.planes[0].offset + Math.floor(at / WIDTH) * view!.planes[0].stride + (at % WIDTH)
      ] = value
    return samples
  })

const known = (frames: readonly Plane[]) => {
  const over = overStill(sampled(frames), ROOM)!
  const samples = asSamples(sampled(frames))
  const place = { samples, view: view!, scale: 1, region: REGION, regionMask: ROOM }
  return { over, ground: groundOf(place, over)! }
}

test.each<[string, Drawn]>([
  ['text over letters that it makes fainter', { alpha: 0.4 }],
  ['a plate over letters', { alpha: 1, isMark: isPlate }],
  ['text that something passes behind', { alpha: 0.4, behind: discBefore }],
])('over a still picture a mark is not taken for its absence, and zero is zero: %s', (_, what) => {
  const frames = drawn(what)
  const { over, ground } = known(frames)
  const strengths = shownOver(over, 0, FRAMES, (t) => frames[t]!)
  for (const [t, strength] of strengths.entries())
    expect(Math.abs(strength - fade(t))).toBeLessThan(0.07)
  for (const t of [0, 4, 7, 54, 59]) expect(strengths[t]).toBe(0)
  const { isMark = isStroke } = what
  const missed = [...indicesOf(ROOM)].filter((at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const changes = isMark(x, y) && (1 - still(x, y) / WHITE) * what.alpha > 0.1
    return changes && !ground.shape.data[at]
  })
  expect(missed).toEqual([])
})

test.each<[string, (x: number, y: number) => number]>([
  ['over letters', still],
  ['over a ground of bars', (x, y) => ((x + y) % 16 < 8 ? 40 : 160)],
])('a mark that a hand comes before is told by all its pixels together: %s', (_, ground) => {
  const behind = (x: number, y: number, t: number) =>
    hand(x, y, t) ?? ground(x, y) + 8 * Math.sin(x)
  const { shown, isOverlay } = overStill(sampled(drawn({ alpha: 0.4, behind })), ROOM)!
  expect(isOverlay).toBe(true)
  for (const [n, value] of shown.entries())
    if (!Number.isNaN(value)) expect(Math.abs(value - fade(3 * n))).toBeLessThan(0.15)
  expect(shown.filter((value) => !Number.isNaN(value)).length).toBeGreaterThan(12)
})

test('what is behind a mark over a still picture is known, but for what passes there', () => {
  const frames = drawn({ alpha: 0.4, behind: discBefore })
  const { ground } = known(frames)
  expect(ground.isPassed).toBe(true)
  const t = 30
  const { values, precision } = groundEvidence(ground.planes[0]!, frames[t]!)(frames[t]!, 1)
  let [right, wrong, hidden] = [0, 0, 0]
  for (const [k, at] of ground.planes[0]!.indices.entries()) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    if (isDisc(x, y, t)) hidden++
    if (precision[k] === 0) continue
    if (isDisc(x, y, t) && Math.abs(values[k]! - DISC) > 12) wrong++
    else if (Math.abs(values[k]! - still(x, y)) < 4) right++
  }
  expect(hidden).toBeGreaterThan(100)
  expect(wrong).toBeLessThan(0.06 * hidden)
  expect(right).toBeGreaterThan(0.8 * (ground.planes[0]!.indices.length - hidden))
})

test.each<[string, Drawn]>([
  ['a mark that stays', { alpha: 0.4, shownAt: () => 1 }],
  [
    'a mark that stays while something passes behind it',
    { alpha: 0.4, shownAt: () => 1, behind: discBefore },
  ],
  ['something that passes', { alpha: 0, behind: discBefore }],
  ['a hand that comes and rests', { alpha: 0, behind: handBefore }],
  [
    'a mark that stays while a hand comes and rests',
    { alpha: 0.4, shownAt: () => 1, behind: handBefore },
  ],
  [
    'light that comes and goes beside it, too',
    { alpha: 0, behind: (x, y, t) => still(x, y) + 30 * fade(t) },
  ],
  ['a camera that shakes', { alpha: 0, behind: (x, y, t) => still(x + 2 * noise(t), y) }],
  [
    'a camera that pans',
    { alpha: 0.4, shownAt: () => 1, behind: (x, y, t) => still(x + 2 * t, y) },
  ],
])('is no mark that fades over a still picture: %s', (_, what) => {
  expect(overStill(sampled(drawn(what)), ROOM)).toBeNull()
})

test('a mark that stays does not fade while the light changes over all that is seen', () => {
  const ground = (x: number, y: number) => (isPlate(x, y) && x % 26 < 11 ? 110 : 42)
  const frames = drawn({ alpha: 0.5, shownAt: () => 1, behind: ground }).map((plane, t) => ({
    ...plane,
    data: plane.data.map((value) => value * (1 - 0.12 * fade(t))),
  }))
  expect(overStill(sampled(frames), ROOM)).toBeNull()
})
