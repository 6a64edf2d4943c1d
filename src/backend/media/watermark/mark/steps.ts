import { CHANNELS, type Stills } from './stills.ts'

/** Offsets at which a mark's edge is examined: across its soft rim, in four directions. */
export const ACROSS: readonly (readonly [dx: number, dy: number])[] = [
  [3, 0],
  [0, 3],
  [2, 2],
  [2, -2],
]

/** A mark's substance: its transmittance, and its color in all three planes. */
export interface Substance {
  transmittance: number
  colour: readonly [number, number, number]
}

/** Two neighboring places over time: `near` is perhaps under a mark, `far` perhaps beside it. */
export interface Steps {
  count: number
  near: Float32Array
  far: Float32Array
}

/** Every pair of pixels with this offset. */
export function forPairs(
  width: number,
  height: number,
  dx: number,
  dy: number,
  use: (at: number, other: number) => void,
): void {
  const offset = dy * width + dx
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++)
    for (let at = y * width; at < (y + 1) * width - dx; at++) use(at, at + offset)
}

/** A step between two places that exists at every moment. */
const LASTING = 5
const MOST = 24_000

/** Collects lasting steps inside a mask, in both directions. */
export function lastingSteps(stills: Stills, within: Uint8Array): Steps {
  const { width, height, moments } = stills
  const found: number[] = []
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (!(within[at]! & within[other]!)) return
      if (lasts(moments, at * CHANNELS, other * CHANNELS)) found.push(at, other, other, at)
    })
  return picked(moments, found)
}

function lasts(moments: readonly Float32Array[], a: number, b: number): boolean {
  let [y, u, v] = [0, 0, 0]
  for (const pixels of moments) {
    y += pixels[a]! - pixels[b]!
    u += pixels[a + 1]! - pixels[b + 1]!
    v += pixels[a + 2]! - pixels[b + 2]!
  }
  return Math.abs(y) + Math.abs(u) + Math.abs(v) > LASTING * moments.length
}

/** Every step at some moments: as many moments as keep the total bounded. */
function picked(moments: readonly Float32Array[], found: readonly number[]): Steps {
  const total = (found.length / 2) * moments.length
  const stride = Math.max(1, total / MOST)
  const count = Math.floor(total / stride)
  const near = new Float32Array(count * CHANNELS)
  const far = new Float32Array(count * CHANNELS)
  for (let n = 0; n < count; n++) {
    const which = Math.floor(n * stride)
    const pair = Math.floor(which / moments.length)
    const pixels = moments[which % moments.length]!
    for (let c = 0; c < CHANNELS; c++) {
      near[n * CHANNELS + c] = pixels[found[pair * 2]! * CHANNELS + c]!
      far[n * CHANNELS + c] = pixels[found[pair * 2 + 1]! * CHANNELS + c]!
    }
  }
  return { count, near, far }
}
