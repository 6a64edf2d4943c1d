import { type Affine, IDENTITY } from '../motion/affine.ts'
import type { Evidence } from '../picture/field.ts'
import type { PlaneView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { blankEvidence, type EvidenceMemory } from './evidence-memory.ts'
import type { PlaneWork } from './still-mark.ts'

/** Another frame that pixels of one plane are taken from. */
export interface PropagationSource {
  samples: Samples
  view: PlaneView
  scale: number
  motion: Affine
  /** The pixels hidden in that frame, at the plane's size. */
  hidden: Mask | null
  /** How much brighter that frame is as a whole. */
  brightnessOffset: number
  /** Expected variance, on a map `shrink` times smaller than the plane. */
  residual: Plane
  shrink: number
}

/**
 * Errors of several views of a pixel are correlated, so together they are at most this much more precise than the best
 * one.
 */
const INDEPENDENT = 1.6
/** Minimum variance of a propagated pixel: two encodings and one interpolation. */
const LEAST = 2.5

/** Precision of each pixel's best source; memory reused from frame to frame. */
let best = new Float32Array(0)

/** Takes hidden pixels from other frames, weighted by how well the frames agree around them. */
export function propagate(
  { grid, x, y }: PlaneWork,
  sources: readonly PropagationSource[],
  memory: EvidenceMemory = blankEvidence,
): Evidence {
  const count = grid.indices.length
  const evidence = memory(count)
  if (sources.length === 0) return evidence
  const { values, precision } = evidence
  if (best.length < count) best = new Float32Array(count)
  best.fill(0, 0, count)
  for (const source of sources) accumulate(source, x, y, evidence, best)
  for (let k = 0; k < count; k++) {
    const sum = precision[k]!
    if (sum === 0) continue
    values[k] = values[k]! / sum
    precision[k] = Math.min(sum, INDEPENDENT * best[k]!)
  }
  return evidence
}

/** Adds what one frame shows, weighted by its inverse variance. */
function accumulate(
  { samples, view, scale, motion, hidden, brightnessOffset, residual, shrink }: PropagationSource,
  x: Uint16Array,
  y: Uint16Array,
  { values, precision }: Evidence,
  best: Float32Array,
): void {
  const { width, height, offset, stride } = view
  const [a, b, c, d, e, f] = motion
  const isStill = motion === IDENTITY
  const cover = hidden?.data
  for (let k = 0; k < x.length; k++) {
    const [ownX, ownY] = [x[k]!, y[k]!]
    const u = isStill ? ownX : a * ownX + b * ownY + c
    const v = isStill ? ownY : d * ownX + e * ownY + f
    const nearX = Math.round(u)
    const nearY = Math.round(v)
    if (!(nearX >= 0 && nearY >= 0 && nearX < width && nearY < height)) continue
    if (cover?.[nearY * width + nearX]) continue
    const [left, top] = [Math.floor(u), Math.floor(v)]
    const isPlain = isStill || left < 1 || top < 1 || left >= width - 2 || top >= height - 2
    const value = isPlain
      ? samples[offset + nearY * stride + nearX]!
      : Math.max(
          0,
          cubic(samples, offset + (top - 1) * stride + left - 1, stride, u - left, v - top),
        )
    const place = ((ownY / shrink) | 0) * residual.width + ((ownX / shrink) | 0)
    const sure = 1 / (LEAST + residual.data[place]!)
    values[k] = values[k]! + (value * scale - brightnessOffset) * sure
    precision[k] = precision[k]! + sure
    if (sure > best[k]!) best[k] = sure
  }
}

/** Bicubic interpolation (Catmull & Rom 1974) over four times four samples. */
function cubic(samples: Samples, at: number, stride: number, fx: number, fy: number): number {
  const r0 = line(samples, at, fx)
  const r1 = line(samples, at + stride, fx)
  const r2 = line(samples, at + 2 * stride, fx)
  const r3 = line(samples, at + 3 * stride, fx)
  return spline(r0, r1, r2, r3, fy)
}

const line = (samples: Samples, at: number, t: number): number =>
  spline(samples[at]!, samples[at + 1]!, samples[at + 2]!, samples[at + 3]!, t)

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
