import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { shownOf } from './fading-mark.ts'
import { opaqueFading } from './opaque-fading.ts'
import { strengthsOver } from './strengths.ts'

const [WIDTH, HEIGHT, FRAMES] = [160, 80, 72]
const ROOM = rectMask(WIDTH, HEIGHT, { x: 40, y: 20, w: 80, h: 40 })

const isPlate = (x: number, y: number): boolean => x >= 46 && x < 114 && y >= 26 && y < 54
const plate = (x: number, y: number): number => (((x >> 2) * 5 + (y >> 2) * 3) % 4 < 2 ? 225 : 90)

/** Pseudorandom from 0 to 1, the same in every run. */
const chance = (n: number): number =>
  ((Math.imul(n ^ (n >>> 7), 0x9e3779b1) >>> 8) & 0xffff) / 65_536

/** Large letters passing behind it, with edges as strong as its own. */
const letters = (x: number, y: number): number =>
  chance(Math.floor(x / 9) * 131 + Math.floor(y / 11) * 7919) > 0.5 ? 210 : 40 + (x % 9)

/** Fades in between frames 12 and 22, and out between 50 and 60. */
const fade = (t: number): number => Math.max(0, Math.min(1, (t - 12) / 10, (60 - t) / 10))

function drawn(
  shownAt: (t: number) => number,
  behind: (x: number, y: number, t: number) => number,
  alpha = 1,
): Plane[] {
  return Array.from({ length: FRAMES }, (_, t) => {
    const plane = createPlane(WIDTH, HEIGHT)
    plane.data = plane.data.map((_, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const covered = isPlate(x, y) ? alpha * shownAt(t) : 0
      return Math.round((1 - covered) * behind(x, y, t) + covered * plate(x, y))
    })
    return plane
  })
}

const panning = (x: number, y: number, t: number) => letters(x + 2.3 * t, y)
const sampled = (frames: readonly Plane[]) => frames.filter((_, t) => t % 2 === 0)

test('a logo that fades over a picture with edges as strong as its own is there only while it is shown', () => {
  const frames = drawn(fade, panning)
  const mark = opaqueFading(sampled(frames), ROOM)!
  const strengths = strengthsOver(Float32Array.from(frames, (frame) => shownOf(mark, frame)))
  for (const t of [0, 3, 6, 66, 71]) expect(strengths[t]).toBe(0)
  for (let t = 24; t < 48; t++) expect(strengths[t]).toBe(1)
  for (const [t, strength] of strengths.entries())
    expect(Math.abs(strength - fade(t))).toBeLessThan(0.3)
})

test.each<[string, Plane[]]>([
  ['a logo that stays', drawn(() => 1, panning)],
  ['a half-transparent one that stays', drawn(() => 1, panning, 0.7)],
  ['a picture that moves', drawn(() => 0, panning)],
  [
    'a page that pauses while it is scrolled',
    drawn(
      () => 0,
      (x, y, t) => letters(x, y + 4 * (t < 20 || t > 50 ? t : 20)),
    ),
  ],
  [
    'something that passes',
    drawn(
      () => 0,
      (x, y, t) => ((x - 4 * t + 100) ** 2 + (y - 40) ** 2 < 900 ? 150 : letters(x, y)),
    ),
  ],
])('is no logo that fades: %s', (_, frames) => {
  expect(opaqueFading(sampled(frames), ROOM)).toBeNull()
})
