import type { Affine } from '../motion/affine.ts'
import type { Evidence } from '../picture/field.ts'
import type { PlaneView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** A source frame, ready to lend the pixels of one plane. */
export interface Lender {
  samples: Samples
  view: PlaneView
  scale: number
  motion: Affine
  /** What is hidden in the lender, at the size of the plane. */
  hidden: Mask | null
  /** Variance to expect, on a map `shrink` times smaller than the plane. */
  misfit: Plane
  shrink: number
}

/** Views of one pixel err alike, so more of them make it only this much surer than the best. */
const INDEPENDENT = 1.6
/** Least variance of a borrowed pixel: two encodings and one interpolation. */
const LEAST = 2.5

/** Takes hidden pixels from other frames, each as sure as the frames agree around it. */
export function borrow(indices: Int32Array, width: number, lenders: readonly Lender[]): Evidence {
  const values = new Float32Array(indices.length)
  const precision = new Float32Array(indices.length)
  const best = new Float32Array(indices.length)
  for (const lender of lenders) {
    const [a, b, c, d, e, f] = lender.motion
    for (let k = 0; k < indices.length; k++) {
      const x = (indices[k] as number) % width
      const y = ((indices[k] as number) / width) | 0
      const value = sample(lender, a * x + b * y + c, d * x + e * y + f)
      if (value < 0) continue
      const sure = 1 / (LEAST + varianceAt(lender, x, y))
      values[k] = (values[k] as number) + value * sure
      precision[k] = (precision[k] as number) + sure
      best[k] = Math.max(best[k] as number, sure)
    }
  }
  for (let k = 0; k < indices.length; k++) {
    if ((precision[k] as number) > 0)
      values[k] = (values[k] as number) / (precision[k] as number as number)
    precision[k] = Math.min(precision[k] as number, INDEPENDENT * (best[k] as number))
  }
  return { values, precision }
}

function varianceAt({ misfit, shrink }: Lender, x: number, y: number): number {
  const u = Math.min(misfit.width - 1, (x / shrink) | 0)
  const v = Math.min(misfit.height - 1, (y / shrink) | 0)
  return misfit.data[v * misfit.width + u] as number
}

/** Value at a place of the lender; negative when it is not seen there. */
function sample({ samples, view, scale, hidden }: Lender, x: number, y: number): number {
  const { width, height, offset, stride } = view
  const nearX = Math.round(x)
  const nearY = Math.round(y)
  if (!(nearX >= 0 && nearY >= 0 && nearX < width && nearY < height)) return -1
  if (hidden?.data[nearY * width + nearX] as number) return -1
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (nearX === x && nearY === y)
    return (samples[offset + nearY * stride + nearX] as number) * scale
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2)
    return (samples[offset + nearY * stride + nearX] as number) * scale
  return (
    Math.max(0, cubic(samples, offset + (top - 1) * stride + left - 1, stride, x - left, y - top)) *
    scale
  )
}

/** Catmull–Rom over four times four samples. */
function cubic(samples: Samples, at: number, stride: number, fx: number, fy: number): number {
  const r0 = line(samples, at, fx)
  const r1 = line(samples, at + stride, fx)
  const r2 = line(samples, at + 2 * stride, fx)
  const r3 = line(samples, at + 3 * stride, fx)
  return spline(r0, r1, r2, r3, fy)
}

const line = (samples: Samples, at: number, t: number): number =>
  spline(
    samples[at] as number,
    samples[at + 1] as number,
    samples[at + 2] as number,
    samples[at + 3] as number,
    t,
  )

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
