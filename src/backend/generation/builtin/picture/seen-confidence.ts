import { boxMean } from './guided-filter.ts'
import { islands, type Mask } from './mask.ts'
import type { SeenMatte } from './seen-matte.ts'

/** A semitransparent pixel farther from the outline than this isn't an edge, hair, or strap, but haze. */
const EDGE_REACH = 14
const SHARE_MIN = 0.004
const SHARE_MAX = 0.93
const STEP = 0.06
/** Pieces below this share of the largest count as specks. */
const SPECK = 0.01
const PIECES_EXPECTED = 4
/** Haze shows on any other ground, such as the foot of a black tripod on black: it counts more than its share. */
const UNDECIDED = 1.8

/**
 * Confidence in the recognition model's matte, 0 to 1: it should be decided everywhere except along its
 * outline, the outline should follow edges of the picture, and it should be whole.
 */
export function seenConfidence(seen: SeenMatte): number {
  const mask: Mask = Uint8Array.from(seen.alpha, (value) => (value > 0.5 ? 1 : 0))
  const solid = mask.reduce((sum, value) => sum + value, 0)
  const share = solid / mask.length
  if (share < SHARE_MIN || share > SHARE_MAX) return 0
  const decided = (1 - Math.min(1, (hazeOf(seen, mask) / solid) * 4)) ** UNDECIDED
  const edge = 0.45 + 0.55 * edgeOf(seen, mask)
  const whole = 1 - 0.5 * Math.min(1, cutOf(mask, seen) * 2.5)
  return decided * edge * whole * piecesOf(mask, seen)
}

/** How much is neither object nor ground, away from the outline. */
function hazeOf({ alpha, width, height }: SeenMatte, mask: Mask): number {
  const inside = boxMean(Float32Array.from(mask), { width, height }, EDGE_REACH)
  let haze = 0
  for (const [pixel, value] of alpha.entries()) {
    const isFar = inside[pixel]! < 0.001 || inside[pixel]! > 0.999
    if (isFar) haze += 4 * value * (1 - value)
  }
  return haze
}

/** Share of the outline that lies on edges of the picture. */
function edgeOf({ guide, width, height }: SeenMatte, mask: Mask): number {
  let [outline, onEdge] = [0, 0]
  const across = (one: number, other: number) =>
    Math.hypot(...guide.map((plane) => plane[one]! - plane[other]!))
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 3; x < width - 3; x += 1) {
      const pixel = y * width + x
      for (const step of [1, width]) {
        if (mask[pixel] === mask[pixel - step]) continue
        outline += 1
        onEdge += Math.min(1, across(pixel + step * 2, pixel - step * 3) / STEP)
      }
    }
  }
  return onEdge / Math.max(1, outline)
}

/** Share of the picture's border that the object runs across. */
function cutOf(mask: Mask, { width, height }: SeenMatte): number {
  let cut = 0
  for (let x = 0; x < width; x += 1) cut += mask[x]! + mask[(height - 1) * width + x]!
  for (let y = 0; y < height; y += 1) cut += mask[y * width]! + mask[y * width + width - 1]!
  return cut / (2 * (width + height))
}

function piecesOf(mask: Mask, size: SeenMatte): number {
  const [largest, ...others] = islands(mask, size, 1).map((island) => island.length)
  const least = (largest ?? 0) * SPECK
  const pieces = others.filter((length) => length >= least)
  const specks = others.filter((length) => length < least)
  const dust = specks.reduce((sum, length) => sum + length, 0) / Math.max(1, largest ?? 0)
  return Math.min(1, PIECES_EXPECTED / (pieces.length + 1)) * (1 - Math.min(0.5, dust * 8))
}
