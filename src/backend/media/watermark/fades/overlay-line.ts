import { CHANGED, isFollowed, type LaidOverGround } from './laid-over-ground.ts'

/** Number of lines tried, through pixels whose backgrounds differ at least this much. */
const [TRIES, DIFFERENT] = [400, 20]
/** A pixel this close is on the line; at least this share of the changing ones must be. */
const [NEAR, MOSTLY] = [4, 0.25]
/** Range of transmittance of the marks this is meant for. */
const LIGHT = { least: 0.12, most: 0.9 }
/** Rounds in which a line is refitted to nearby pixels. */
const ROUNDS = 3

/** A mark's luma transmittance where it is strongest, and its own luma. */
export interface Line {
  light: number
  colour: number
}

/** Luma with the mark over luma without it, for pixels of the mark's densest part: most of them lie on one line. */
export function lineThrough({ ground: all, change, error }: LaidOverGround): Line | null {
  const own = [...change.keys()].filter(
    (k) => Math.abs(change[k]!) >= CHANGED && isFollowed(change[k]!, error[k]!),
  )
  const ground = Float32Array.from(own, (k) => all[k]!)
  const seen = Float32Array.from(own, (k) => all[k]! + change[k]!)
  let [best, most]: [Line | null, number] = [null, MOSTLY * ground.length]
  for (let n = 0; n < TRIES; n++) {
    const one = (n * 7919) % ground.length
    const other = (n * 104_729 + 31) % ground.length
    const apart = ground[one]! - ground[other]!
    if (!(Math.abs(apart) > DIFFERENT)) continue
    const light = (seen[one]! - seen[other]!) / apart
    const line = follow(ground, seen, { light, own: seen[one]! - light * ground[one]! })
    if (!line || line.count <= most) continue
    ;[best, most] = [{ light: line.light, colour: line.own / (1 - line.light) }, line.count]
  }
  return best
}

/** Refits a line to nearby pixels; null if no mark could produce it. */
function follow(
  ground: Float32Array,
  seen: Float32Array,
  { light, own }: { light: number; own: number },
) {
  let count = 0
  for (let round = 0; round < ROUNDS; round++) {
    if (light < LIGHT.least || light > LIGHT.most) return null
    let [x, y, xx, xy] = [0, 0, 0, 0]
    count = 0
    for (const [n, value] of ground.entries()) {
      if (Math.abs(seen[n]! - light * value - own) > NEAR) continue
      count++
      x += value
      y += seen[n]!
      xx += value * value
      xy += value * seen[n]!
    }
    const spread = xx - (x * x) / Math.max(1, count)
    if (spread < DIFFERENT * count) return null
    light = (xy - (x * y) / count) / spread
    own = (y - light * x) / count
  }
  const colour = own / (1 - light)
  return light > LIGHT.least && light < LIGHT.most && colour > -20 && colour < 275
    ? { light, own, count }
    : null
}
