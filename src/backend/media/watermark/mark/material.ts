import type { Observations } from './observe.ts'

/** A mark's substance in one plane: how much light it lets through and the colour it adds. */
export interface Material {
  through: number
  colour: number
}

interface Point {
  behind: number
  seen: number
}

const POINTS = 4000
const TRIES = 400
/** Misfit, in steps of eight bits, up to which a point supports a material. */
const TOLERANCE = 5
/** A point that hardly differs from its background says nothing about a mark. */
const CONTRAST = 6
const SUPPORT = 0.3
/** What shines through must vary this much more than the misfit, or the slope is chance. */
const CLEARNESS = 2

/**
 * Looks for the one material that explains most of what is seen: a line through pairs of background
 * and picture, found by trying many pairs. Null for opaque and many-coloured marks.
 */
export function findMaterial(observations: Observations): Material | null {
  const points = contrastingPoints(observations)
  if (points.length < 100) return null
  let best: Material | null = null
  let most = SUPPORT * points.length
  for (let n = 0; n < TRIES; n++) {
    const one = points[(n * 7919) % points.length] as Point
    const other = points[(n * 104_729 + 31) % points.length] as Point
    const material = through(one, other)
    const support = material ? supportOf(material, points) : 0
    if (support <= most) continue
    most = support
    best = material
  }
  return best && isClear(best, points) ? refined(refined(best, points), points) : null
}

function contrastingPoints({ indices, seen, behind }: Observations): Point[] {
  const total = indices.length * seen.length
  const step = Math.max(1, Math.floor(total / (POINTS * 3)) | 1)
  const points: Point[] = []
  for (let n = 0; n < total; n += step) {
    const [t, k] = [Math.floor(n / indices.length), n % indices.length]
    const point = {
      behind: (behind[t] as Float32Array)[k] as number,
      seen: (seen[t] as Float32Array)[k] as number,
    }
    if (Math.abs(point.seen - point.behind) > CONTRAST) points.push(point)
  }
  return points
}

function through(one: Point, other: Point): Material | null {
  const apart = other.behind - one.behind
  if (Math.abs(apart) < 12) return null
  const slope = (other.seen - one.seen) / apart
  if (slope < 0.1 || slope > 0.92) return null
  const colour = (one.seen - slope * one.behind) / (1 - slope)
  return colour < -6 || colour > 262 ? null : { through: slope, colour }
}

const misfit = ({ through: slope, colour }: Material, { behind, seen }: Point): number =>
  seen - slope * behind - (1 - slope) * colour

function supportOf(material: Material, points: readonly Point[]): number {
  let support = 0
  for (const point of points) {
    const share = misfit(material, point) / TOLERANCE
    if (share > -1 && share < 1) support += 1 - share * share
  }
  return support
}

const supporters = (material: Material, points: readonly Point[]): Point[] =>
  points.filter((point) => Math.abs(misfit(material, point)) < TOLERANCE)

function isClear(material: Material, points: readonly Point[]): boolean {
  const own = supporters(material, points)
  const mean = own.reduce((sum, { behind }) => sum + behind, 0) / own.length
  const spread = Math.sqrt(
    own.reduce((sum, { behind }) => sum + (behind - mean) ** 2, 0) / own.length,
  )
  const error = Math.sqrt(
    own.reduce((sum, one) => sum + misfit(material, one) ** 2, 0) / own.length,
  )
  return material.through * spread > CLEARNESS * error
}

/** Least squares over the supporters. */
function refined(material: Material, points: readonly Point[]): Material {
  const own = supporters(material, points)
  let [e, j, ee, ej] = [0, 0, 0, 0]
  for (const { behind, seen } of own) {
    e += behind / own.length
    j += seen / own.length
    ee += behind ** 2 / own.length
    ej += (behind * seen) / own.length
  }
  const slope = Math.min(0.95, Math.max(0.05, (ej - e * j) / (ee - e * e)))
  return { through: slope, colour: (j - slope * e) / (1 - slope) }
}
