import { afterAll, expect, test } from 'vitest'
import type { Samples } from '../picture/layout.ts'
import { stackPatches } from '../picture/layout.ts'
import { regionMaskOf, type TimedPlace } from './find-spans.ts'
import { movingRestorer } from './moving-restorer.ts'
import type { PatchRestorer } from './restorer.ts'

const [WIDTH, HEIGHT, FRAMES] = [184, 128, 40]
const REGION = { x: 12, y: 10, w: 160, h: 108 }
const MARK = { w: 64, h: 20 }
const COLOUR = 225
const stack = stackPatches([{ x: 0, y: 0, w: WIDTH, h: HEIGHT }])
const view = stack.patches[0]!

const isStroke = (x: number, y: number): boolean =>
  x >= 0 &&
  x < MARK.w &&
  y >= 0 &&
  y < MARK.h &&
  (Math.imul((x >> 2) * 31 + (y >> 2) * 17 + 7, 0x5bd1e995) >>> 28) % 2 === 0

/** How much of a pixel is covered by strokes at fractional positions. */
function coverage(x: number, y: number): number {
  if (x <= -1 || y <= -1 || x >= MARK.w || y >= MARK.h) return 0
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  let sum = 0
  if (isStroke(left, top)) sum += (1 - right) * (1 - down)
  if (isStroke(left + 1, top)) sum += right * (1 - down)
  if (isStroke(left, top + 1)) sum += (1 - right) * down
  if (isStroke(left + 1, top + 1)) sum += right * down
  return sum
}

const world = (x: number, y: number): number =>
  95 + 26 * Math.sin(x / 6 + Math.sin(y / 9)) + 17 * Math.cos(y / 5 - x / 13)

const worlds = new Map<number, Samples>()
afterAll(() => worlds.clear())

/** The picture once the camera has moved this far; shared by several clips. */
function worldAt(shift: number): Samples {
  const known = worlds.get(shift)
  if (known) return known
  const picture = new Uint8Array(stack.sampleCount).fill(128)
  for (let at = 0; at < WIDTH * HEIGHT; at++)
    picture[at] = Math.round(world((at % WIDTH) + shift, Math.floor(at / WIDTH)))
  worlds.set(shift, picture)
  return picture
}

/** From one side to the other and back. */
function bounced(start: number, speed: number, most: number): number {
  const way = (((start + speed) % (2 * most)) + 2 * most) % (2 * most)
  return way < most ? way : 2 * most - way
}

interface Drawn {
  frames: Samples[]
  clean: Samples[]
  /** Whether the mark hides any part of a pixel. */
  isHidden: (index: number, at: number) => boolean
}

/** A camera that pans `pan` pixels per frame, and a mark drawn where `wayAt` says. */
function drawn(alpha: number, pan: number, wayAt: (index: number) => [number, number]): Drawn {
  const frames: Samples[] = []
  const clean: Samples[] = []
  for (let t = 0; t < FRAMES; t++) {
    const picture = worldAt(pan * t)
    const marked = picture.slice()
    const [left, top] = wayAt(t)
    const [from, to] = [
      Math.max(0, Math.floor(left)),
      Math.min(WIDTH, Math.ceil(left + MARK.w) + 1),
    ]
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, top + MARK.h); y++)
      for (let x = from; x < to; x++) {
        const covered = alpha * coverage(x - left, y - top)
        if (covered === 0) continue
        const behind = (1 - covered) * world(x + pan * t, y)
        marked[y * WIDTH + x] = Math.round(behind + covered * COLOUR)
      }
    frames.push(marked)
    clean.push(picture)
  }
  const isHidden = (index: number, at: number) => {
    const [left, top] = wayAt(index)
    return coverage((at % WIDTH) - left, Math.floor(at / WIDTH) - top) > 0
  }
  return { frames, clean, isHidden }
}

const place = (): TimedPlace => ({
  samples: [],
  view,
  scale: 1,
  region: REGION,
  regionMask: regionMaskOf(view, REGION),
  lifetime: { from: 0, to: Number.POSITIVE_INFINITY },
})

async function restored(
  { frames }: Drawn,
  oneStays?: () => Promise<boolean>,
): Promise<{ out: Samples[]; isMoving: boolean }> {
  let isMoving = true
  const ordinary = (): PatchRestorer => {
    isMoving = false
    return { reach: 0, restore: () => false }
  }
  const restorer = movingRestorer(place(), ordinary, oneStays)
  const window = { first: 0, frames }
  await restorer.look?.(window)
  await restorer.open?.(window, 0, FRAMES)
  restorer.learn?.()
  const out = frames.map((samples, index) => {
    const copy = samples.slice()
    if (index % 12 === 0) restorer.restore(window, index, copy)
    return copy
  })
  return { out, isMoving }
}

/** The picture's mean squared error where the mark was, over the requested frames. */
function errorOf({ clean, isHidden }: Drawn, got: readonly Samples[]): number {
  let [sum, count] = [0, 0]
  for (let index = 0; index < FRAMES; index += 12)
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      if (!isHidden(index, at)) continue
      sum += (got[index]![at]! - clean[index]![at]!) ** 2
      count++
    }
  return sum / count
}

const bouncing = (index: number): [number, number] => [
  REGION.x + bounced(30, 1.7 * index, REGION.w - MARK.w),
  REGION.y + bounced(20, 1.15 * index, REGION.h - MARK.h),
]
/** On whole pixels, as many players place it. */
const bouncingByPixels = (index: number): [number, number] => {
  const [x, y] = bouncing(index)
  return [Math.round(x), Math.round(y)]
}

test.each([
  ['see-through over a picture that moves', 0.5, 0.6, bouncing],
  ['see-through over a still picture', 0.5, 0, bouncing],
  ['opaque over a still picture', 1, 0, bouncingByPixels],
])('a mark that wanders is followed and taken away: %s', async (_, alpha, pan, way) => {
  const clip = drawn(alpha, pan, way)
  const { out, isMoving } = await restored(clip)
  expect(isMoving).toBe(true)
  const before = errorOf(clip, clip.frames)
  expect(before).toBeGreaterThan(1000)
  expect(errorOf(clip, out)).toBeLessThan(before / 50)
})

test.each<[string, (index: number) => [number, number]]>([
  ['stays', () => [50, 44]],
  ['jumps', (index) => (index < 22 ? [24, 20] : [100, 80])],
  ['goes with the camera', (index) => [100 - 0.6 * index, 44]],
  ['passes by', (index) => [8 * index - 200, 44]],
])('what does not wander is left to others: it %s', async (_, way) => {
  const { isMoving } = await restored(drawn(1, 0.6, way))
  expect(isMoving).toBe(false)
})

test('where a mark provably stays, what wanders behind it belongs to the picture', async () => {
  const { isMoving } = await restored(drawn(1, 0, bouncingByPixels), async () => true)
  expect(isMoving).toBe(false)
})

test('where a mark stands within what was drawn around it, what wanders there is behind it', async () => {
  const clip = drawn(1, 0.6, bouncingByPixels)
  for (const frame of clip.frames)
    for (let at = 0; at < WIDTH * HEIGHT; at++)
      if (isStroke((at % WIDTH) - 60, Math.floor(at / WIDTH) - 54)) frame[at] = 15
  expect((await restored(clip)).isMoving).toBe(false)
})
