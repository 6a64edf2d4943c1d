import type { Observations } from './observe.ts'

/** A mark's substance in one plane: its transmittance and the color it adds. */
export interface Material {
  transmittance: number
  colour: number
}

/** The background at some points, and what was seen there. */
interface Points {
  behind: Float32Array
  seen: Float32Array
}

const POINTS = 4000
const TRIES = 400
/** Largest misfit, in eight-bit steps, at which a point supports a material. */
const TOLERANCE = 5
/** A point that hardly differs from its background is no evidence of a mark. */
const CONTRAST = 6
const SUPPORT = 0.3
/** The background must vary this much more than the misfit, or the slope is due to chance. */
const CLEARNESS = 2

/**
 * Finds the one material that explains most observations: a line through pairs of background and observation, by random
 * sample consensus (RANSAC, Fischler & Bolles 1981) with the bounded loss of MSAC. Null for opaque and multicolored
 * marks.
 */
export function findMaterial(observations: Observations): Material | null {
  const points = contrastingPoints(observations)
  const count = points.seen.length
  if (count < 100) return null
  let best: Material | null = null
  let most = SUPPORT * count
  for (let n = 0; n < TRIES; n++) {
    const material = materialThrough(points, (n * 7919) % count, (n * 104_729 + 31) % count)
    const support = material ? supportOf(material, points) : 0
    if (support <= most) continue
    most = support
    best = material
  }
  return best && isClear(best, points) ? refined(refined(best, points), points) : null
}

function contrastingPoints({ indices, seen, behind }: Observations): Points {
  const total = indices.length * seen.length
  const step = Math.max(1, Math.floor(total / (POINTS * 3)) | 1)
  const most = Math.ceil(total / step)
  const points = { behind: new Float32Array(most), seen: new Float32Array(most) }
  let count = 0
  for (let n = 0; n < total; n += step) {
    const [t, k] = [Math.floor(n / indices.length), n % indices.length]
    const below = behind[t]![k]!
    const shown = seen[t]![k]!
    if (Math.abs(shown - below) <= CONTRAST) continue
    points.behind[count] = below
    points.seen[count++] = shown
  }
  return { behind: points.behind.subarray(0, count), seen: points.seen.subarray(0, count) }
}

function materialThrough({ behind, seen }: Points, one: number, other: number): Material | null {
  const apart = behind[other]! - behind[one]!
  if (Math.abs(apart) < 12) return null
  const slope = (seen[other]! - seen[one]!) / apart
  if (slope < 0.1 || slope > 0.92) return null
  const colour = (seen[one]! - slope * behind[one]!) / (1 - slope)
  return colour < -6 || colour > 262 ? null : { transmittance: slope, colour }
}

const misfit = ({ transmittance: slope, colour }: Material, behind: number, seen: number): number =>
  seen - slope * behind - (1 - slope) * colour

function supportOf(material: Material, { behind, seen }: Points): number {
  let support = 0
  for (let n = 0; n < seen.length; n++) {
    const share = misfit(material, behind[n]!, seen[n]!) / TOLERANCE
    if (share > -1 && share < 1) support += 1 - share * share
  }
  return support
}

function supporters(material: Material, { behind, seen }: Points): Points {
  const fits = (n: number) => Math.abs(misfit(material, behind[n]!, seen[n]!)) < TOLERANCE
  return { behind: behind.filter((_, n) => fits(n)), seen: seen.filter((_, n) => fits(n)) }
}

function isClear(material: Material, points: Points): boolean {
  const { behind, seen } = supporters(material, points)
  const count = seen.length
  const mean = behind.reduce((sum, value) => sum + value, 0) / count
  const spread = Math.sqrt(behind.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count)
  const error = Math.sqrt(
    seen.reduce((sum, value, n) => sum + misfit(material, behind[n]!, value) ** 2, 0) / count,
  )
  return material.transmittance * spread > CLEARNESS * error
}

/** Least squares over the supporters. */
function refined(material: Material, points: Points): Material {
  const { behind, seen } = supporters(material, points)
  const count = seen.length
  let [e, j, ee, ej] = [0, 0, 0, 0]
  for (let n = 0; n < count; n++) {
    const [below, shown] = [behind[n]!, seen[n]!]
    e += below / count
    j += shown / count
    ee += below ** 2 / count
    ej += (below * shown) / count
  }
  const slope = Math.min(0.95, Math.max(0.05, (ej - e * j) / (ee - e * e)))
  return { transmittance: slope, colour: (j - slope * e) / (1 - slope) }
}
