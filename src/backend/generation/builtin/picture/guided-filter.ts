import type { Size } from '../geometry.ts'

/** One value per pixel. */
export type Plane = Float32Array
export type Planes = readonly [Plane, Plane, Plane]

/**
 * The color guided filter of He, Sun, and Tang (Guided Image Filtering, ECCV 2010): around every pixel the
 * plane is modeled as a linear function of the guide's colors, so that its edges move to where the
 * picture has them. Returns that function's slopes and offset; applied to a larger guide they give a
 * larger plane, which is their Fast Guided Filter (2015).
 */
export function guidedFilter(guide: Planes, plane: Plane, size: Size, options: Options): Fit {
  const { radius, epsilon } = options
  const mean = (values: Plane) => boxMean(values, size, radius)
  const product = (one: Plane, other: Plane) => mean(one.map((value, at) => value * other[at]!))
  const [r, g, b] = guide
  const m = [mean(r), mean(g), mean(b)] as const
  const p = mean(plane)
  const [rr, rg, rb] = [product(r, r), product(r, g), product(r, b)]
  const [gg, gb, bb] = [product(g, g), product(g, b), product(b, b)]
  const [pr, pg, pb, pp] = [
    product(plane, r),
    product(plane, g),
    product(plane, b),
    product(plane, plane),
  ]
  const slopes = [
    new Float32Array(p.length),
    new Float32Array(p.length),
    new Float32Array(p.length),
  ] as const
  const offset = new Float32Array(p.length)
  const told = new Float32Array(p.length)
  for (let at = 0; at < p.length; at += 1) {
    const [mr, mg, mb, mp] = [m[0][at]!, m[1][at]!, m[2][at]!, p[at]!]
    const cov = [pr[at]! - mr * mp, pg[at]! - mg * mp, pb[at]! - mb * mp] as const
    const a = solve(
      rr[at]! - mr * mr + epsilon,
      rg[at]! - mr * mg,
      rb[at]! - mr * mb,
      gg[at]! - mg * mg + epsilon,
      gb[at]! - mg * mb,
      bb[at]! - mb * mb + epsilon,
      cov,
    )
    for (const channel of [0, 1, 2] as const) slopes[channel][at] = a[channel]
    offset[at] = mp - a[0] * mr - a[1] * mg - a[2] * mb
    const explained = a[0] * cov[0] + a[1] * cov[1] + a[2] * cov[2]
    told[at] = Math.min(1, Math.max(0, explained / (pp[at]! - mp * mp + 1e-4)))
  }
  return {
    slopes: [mean(slopes[0]), mean(slopes[1]), mean(slopes[2])],
    offset: mean(offset),
    told: mean(told),
  }
}

interface Options {
  radius: number
  epsilon: number
}

export interface Fit {
  slopes: Planes
  offset: Plane
  /** How much of the plane's change the guide explains, 0 to 1: little if both sides look alike. */
  told: Plane
}

/** Cramer's rule for a symmetric 3×3 matrix. */
function solve(
  xx: number,
  xy: number,
  xz: number,
  yy: number,
  yz: number,
  zz: number,
  [x, y, z]: readonly [number, number, number],
): readonly [number, number, number] {
  const [c0, c1, c2] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
  const determinant = xx * c0 + xy * c1 + xz * c2
  const [d0, d1, d2] = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
  return [
    (c0 * x + c1 * y + c2 * z) / determinant,
    (c1 * x + d0 * y + d1 * z) / determinant,
    (c2 * x + d1 * y + d2 * z) / determinant,
  ]
}

/** Mean of the square around every pixel, clipped at the edges, at a cost independent of its size. */
export function boxMean(values: Plane, { width, height }: Size, radius: number): Plane {
  const across = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) slideAcross(values, across, y * width, width, radius)
  const mean = new Float32Array(values.length)
  const sums = new Float64Array(width)
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1)
      sums[x] = sums[x]! + sign * across[at]!
  }
  let count = 0
  for (let y = -radius; y < height; y += 1) {
    if (y + radius < height) {
      add(y + radius, 1)
      count += 1
    }
    if (y - radius - 1 >= 0) {
      add(y - radius - 1, -1)
      count -= 1
    }
    if (y >= 0) for (let x = 0; x < width; x += 1) mean[y * width + x] = sums[x]! / count
  }
  return mean
}

function slideAcross(
  values: Plane,
  means: Plane,
  from: number,
  width: number,
  radius: number,
): void {
  let [sum, count] = [0, 0]
  for (let x = -radius; x < width; x += 1) {
    if (x + radius < width) {
      sum += values[from + x + radius]!
      count += 1
    }
    if (x - radius - 1 >= 0) {
      sum -= values[from + x - radius - 1]!
      count -= 1
    }
    if (x >= 0) means[from + x] = sum / count
  }
}
