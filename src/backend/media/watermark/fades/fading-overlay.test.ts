import { expect, test } from 'vitest'
import { type Picture, rectMask } from '../mark/contrast.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { fadingMark } from './fading-mark.ts'
import { allShown, fadingOverlay } from './fading-overlay.ts'
import { strengthsOver } from './strengths.ts'

const [WIDTH, HEIGHT, MOMENTS] = [112, 64, 24]
const ROOM = rectMask(WIDTH, HEIGHT, { x: 34, y: 18, w: 44, h: 28 })
const [ALPHA, WHITE] = [0.5, 235]

/** A frame with a bar inside. */
function isMark(x: number, y: number): boolean {
  if (x < 37 || x >= 75 || y < 21 || y >= 43) return false
  const isFrame = x < 42 || x >= 70 || y < 26 || y >= 38
  return isFrame || (x >= 53 && x < 59)
}

/** Leaves: steep edges everywhere, shaken by a hand-held camera. */
const leaves = (x: number, y: number): number =>
  105 + 36 * Math.sin(x / 3 + 2 * Math.sin(y / 5)) + 22 * Math.cos(y / 3 - x / 7)

const shaken = (t: number) => [9 * Math.sin(t * 1.3), 6 * Math.sin(t * 0.9 + 1)] as const

function drawn(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const plane = createPlane(width, height)
  plane.data = plane.data.map((_, at) => Math.round(value(at % width, Math.floor(at / width))))
  return plane
}

/** Something pale and opaque passes behind the mark, whose strength is given. */
function pictures(strengthAt: (t: number) => number, alpha = ALPHA): Picture[] {
  const grey = createPlane(WIDTH / 2, HEIGHT / 2)
  grey.data.fill(128)
  return Array.from({ length: MOMENTS }, (_, t) => {
    const [dx, dy] = shaken(t)
    const luma = drawn(WIDTH, HEIGHT, (x, y) => {
      const isPassing = Math.hypot(x - 5 * t, (y - 36) * 1.4) < 16
      const behind = isPassing ? 190 + ((x * 3) % 11) : leaves(x + dx, y + dy)
      const own = isMark(x, y) ? alpha * strengthAt(t) : 0
      return (1 - own) * behind + own * WHITE
    })
    return [luma, grey, grey] as const
  })
}

/** Fades in between moments 5 and 8, and out between 17 and 20. */
const fade = (t: number): number => Math.max(0, Math.min(1, (t - 5) / 3, (20 - t) / 3))

test('how much is shown of a half-transparent mark that fades is told over a shaken picture that something passes', () => {
  const samples = pictures(fade)
  const lumas = samples.map(([luma]) => luma)
  // Its edges alone are lost among the picture's.
  expect(fadingMark(lumas, ROOM)).toBeNull()
  const overlay = fadingOverlay(samples, ROOM)!
  expect(overlay.mark.substances[0]?.transmittance).toBeCloseTo(1 - ALPHA, 1)
  for (const [t, strength] of strengthsOver(overlay.shown).entries())
    expect(Math.abs(strength - fade(t))).toBeLessThan(0.2)
  expect(allShown(samples, overlay)).not.toContain(samples[2])
  expect(allShown(samples, overlay)).toContain(samples[12])
})

test.each([
  ['none', pictures(() => 0)],
  ['one that lets nothing through', pictures(fade, 1)],
])('no half-transparent mark fades where there is %s', (_, samples) => {
  expect(fadingOverlay(samples, ROOM)).toBeNull()
})
