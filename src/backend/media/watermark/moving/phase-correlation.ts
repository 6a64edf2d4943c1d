import type { Plane } from '../picture/plane.ts'
import { fourier2d, powerOfTwo } from '../tiled/fourier.ts'

/** A shift at which pairs of planes match. */
export interface Peak {
  x: number
  y: number
  /** How many times higher than chance. */
  height: number
}

/** Padding of a plane, so that shifted content doesn't wrap around. */
const ROOM = 1.25
/** Variance that an encoder leaves in a difference: a frequency below it hardly counts. */
const NOISE = 1

interface Spectrum {
  re: Float32Array
  im: Float32Array
}

/**
 * Phase correlation (Kuglin & Hines 1975), summed over pairs of planes: the normalized cross-power spectrum, in which
 * every frequency above the noise has the same weight.
 */
export function phaseCorrelation(w: number, h: number) {
  const [width, height] = [powerOfTwo(w * ROOM), powerOfTwo(h * ROOM)]
  const empty = (): Spectrum => ({
    re: new Float32Array(width * height),
    im: new Float32Array(width * height),
  })
  const pairs: Spectrum[] = []
  return {
    add(one: Plane, other: Plane): void {
      const both = empty()
      for (let y = 0; y < h; y++) {
        both.re.set(one.data.subarray(y * w, (y + 1) * w), y * width)
        both.im.set(other.data.subarray(y * w, (y + 1) * w), y * width)
      }
      fourier2d(both.re, both.im, width, height)
      pairs.push(crossPowerPhases(both, width, height, NOISE * w * h))
    },
    /** The correlation of each pair at a shift, including fractions of a pixel. */
    scoresAt: (x: number, y: number) => pairs.map((pair) => scoreOf(pair, width, height, x, y)),
    peaks(most: number, least: number): Peak[] {
      const sum = empty()
      // The inverse transform is the transform of the conjugate.
      for (const { re, im } of pairs)
        for (let at = 0; at < re.length; at++) {
          sum.re[at] = sum.re[at]! + re[at]!
          sum.im[at] = sum.im[at]! - im[at]!
        }
      fourier2d(sum.re, sum.im, width, height)
      const chance = Math.sqrt(Math.max(1, pairs.length) * width * height)
      const valueAt = (x: number, y: number) =>
        sum.re[((y + height) % height) * width + ((x + width) % width)]! / chance
      return peaksOf(valueAt, w >> 1, h >> 1, least).slice(0, most)
    },
  }
}

/** Normalized cross-power spectrum of two real planes that were transformed as one complex plane. */
function crossPowerPhases(
  { re, im }: Spectrum,
  width: number,
  height: number,
  floor: number,
): Spectrum {
  const phases = { re: new Float32Array(re.length), im: new Float32Array(re.length) }
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const opposite = ((height - y) % height) * width + ((width - x) % width)
      // One is (F(k) + F*(−k)) / 2, the other (F(k) − F*(−k)) / 2i.
      const fr = re[at]!
      const fi = im[at]!
      const gr = re[opposite]!
      const gi = -im[opposite]!
      const real = (fi - gi) * (fr + gr) + (gr - fr) * (fi + gi)
      const imaginary = (gr - fr) * (fr + gr) - (fi - gi) * (fi + gi)
      const size = Math.sqrt(real * real + imaginary * imaginary) / 4 + floor
      phases.re[at] = real / 4 / size
      phases.im[at] = imaginary / 4 / size
    }
  return phases
}

function scoreOf({ re, im }: Spectrum, width: number, height: number, x: number, y: number) {
  const across = wave(width, x)
  const down = wave(height, y)
  let sum = 0
  for (let v = 0, at = 0; v < height; v++) {
    let [real, imaginary] = [0, 0]
    for (let u = 0; u < width; u++, at++) {
      const [a, b] = [re[at]!, im[at]!]
      const [c, s] = [across.re[u]!, across.im[u]!]
      real += a * c - b * s
      imaginary += a * s + b * c
    }
    sum += real * down.re[v]! - imaginary * down.im[v]!
  }
  return sum
}

/** The wave of each frequency at a position; those beyond the half are negative. */
function wave(length: number, at: number) {
  const angles = Float64Array.from({ length }, (_, k) => {
    return (2 * Math.PI * at * (k > length / 2 ? k - length : k)) / length
  })
  return { re: angles.map(Math.cos), im: angles.map(Math.sin) }
}

function peaksOf(
  valueAt: (x: number, y: number) => number,
  across: number,
  down: number,
  least: number,
): Peak[] {
  const found: Peak[] = []
  for (let y = -down; y <= down; y++)
    for (let x = -across; x <= across; x++) {
      const height = valueAt(x, y)
      if (height > 0 && Math.hypot(x, y) >= least && isLocalMaximum(valueAt, x, y))
        found.push({ x, y, height })
    }
  found.sort((one, other) => other.height - one.height)
  return found.map(({ x, y, height }) => ({
    x: x + parabolaVertex(valueAt(x - 1, y), height, valueAt(x + 1, y)),
    y: y + parabolaVertex(valueAt(x, y - 1), height, valueAt(x, y + 1)),
    height,
  }))
}

function isLocalMaximum(valueAt: (x: number, y: number) => number, x: number, y: number): boolean {
  const height = valueAt(x, y)
  for (let v = y - 1; v <= y + 1; v++)
    for (let u = x - 1; u <= x + 1; u++) if (valueAt(u, v) > height) return false
  return true
}

/** Where a parabola through three values peaks. */
function parabolaVertex(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0
}
