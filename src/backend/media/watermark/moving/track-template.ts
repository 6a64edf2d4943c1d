import { solve } from '../motion/solve.ts'
import type { Template } from '../moving/template.ts'
import type { Position } from '../moving/trajectory-mean.ts'
import { bilinear } from '../picture/bilinear.ts'
import type { Plane } from '../picture/plane.ts'

/** A template's position in a frame and how much of it is visible there: about 1 for all. */
export interface TemplateMatch extends Position {
  presence: number
}

/** From this presence on, a template is visible. */
export const VISIBLE = 0.45
const CLOSE = 2
const ROUNDS = 8
const SETTLED = 0.004
const OUTLYING = 30

/** How much of a template a frame shows at a position: the projection of its gradients. */
export function presenceAt(
  { x, y, gradientX, gradientY, energy }: Template,
  { width, height, data }: Plane,
  dx: number,
  dy: number,
): number {
  let sum = 0
  for (let k = 0; k < x.length; k++) {
    const u = x[k]! + dx
    const v = y[k]! + dy
    if (!(u >= 1 && v >= 1 && u < width - 2 && v < height - 2)) continue
    const at = Math.round(v) * width + Math.round(u)
    const gx = (data[at + 1]! - data[at - 1]!) / 2
    const gy = (data[at + width]! - data[at - width]!) / 2
    sum += gradientX[k]! * gx + gradientY[k]! * gy
  }
  return sum / energy
}

/** Searches for a template around a guess, in a square of the given radius. */
export function locate(
  template: Template,
  luma: Plane,
  index: number,
  guess: { x: number; y: number },
  radius: number,
): TemplateMatch {
  let best = { index, x: guess.x, y: guess.y, presence: Number.NEGATIVE_INFINITY }
  const step = radius > 2 * CLOSE ? 2 : 1
  for (let y = -radius; y <= radius; y += step)
    for (let x = -radius; x <= radius; x += step) {
      const presence = presenceAt(template, luma, guess.x + x, guess.y + y)
      if (presence > best.presence) best = { index, x: guess.x + x, y: guess.y + y, presence }
    }
  const { x, y } = refined(template, luma, best)
  return { index, x, y, presence: presenceAt(template, luma, x, y) }
}

/**
 * The position refined to a fraction of a pixel: the registration of Lucas & Kanade (1981) with the template's
 * gradients (Hager & Belhumeur 1998) and a brightness offset.
 */
function refined(template: Template, luma: Plane, start: Position): { x: number; y: number } {
  let { x, y } = start
  let light = 0
  for (let round = 0; round < ROUNDS; round++) {
    const step = gaussNewtonStep(template, luma, x, y, light)
    if (!step) break
    const [right, down] = [step[0]!, step[1]!]
    if (Math.hypot(right, down) > CLOSE) break
    x += right
    y += down
    light -= step[2]!
    if (Math.hypot(right, down) < SETTLED) break
  }
  return Math.hypot(x - start.x, y - start.y) > 2 * CLOSE ? start : { x, y }
}

const matrix = new Float64Array(9)
const right = new Float64Array(3)

/** One step in x, y and brightness; ill-fitting pixels get the smaller weights of Geman & McClure (1985). */
function gaussNewtonStep(
  { x: xs, y: ys, value, gradientX, gradientY }: Template,
  { width, height, data }: Plane,
  x: number,
  y: number,
  light: number,
): Float64Array | null {
  matrix.fill(0)
  right.fill(0)
  for (let k = 0; k < xs.length; k++) {
    const u = xs[k]! + x
    const v = ys[k]! + y
    if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
    const error = bilinear(data, width, u, v) - value[k]! - light
    const weight = 1 / (1 + (error / OUTLYING) ** 2) ** 2
    const [gx, gy] = [gradientX[k]!, gradientY[k]!]
    matrix[0] = matrix[0]! + weight * gx * gx
    matrix[3] = matrix[3]! + weight * gx * gy
    matrix[4] = matrix[4]! + weight * gy * gy
    matrix[6] = matrix[6]! + weight * gx
    matrix[7] = matrix[7]! + weight * gy
    matrix[8] = matrix[8]! + weight
    right[0] = right[0]! - weight * gx * error
    right[1] = right[1]! - weight * gy * error
    right[2] = right[2]! - weight * error
  }
  for (const n of [0, 4, 8]) matrix[n] = matrix[n]! + 1
  return solve(matrix, right)
}

/** Frames over which the speed is measured. */
const SPEED_OVER = 6
/** A lost template is searched no farther than this. */
const FARTHEST = 24

/** Tracks a template from frame to frame, using what is known of its trajectory so far. */
export function trackTemplate(
  template: Template,
  luma: (index: number) => Plane,
  known: readonly TemplateMatch[],
  to: number,
): TemplateMatch[] {
  const trajectory = [...known]
  const last = trajectory.at(-1)!
  const step = to >= last.index ? 1 : -1
  let lost = 0
  for (let index = last.index + step; index !== to + step; index += step) {
    const before = trajectory.at(-1)!
    const earlier = trajectory.at(-1 - lost - SPEED_OVER) ?? trajectory[0]!
    const newest = trajectory.at(-1 - lost) ?? trajectory[0]!
    const frames = Math.max(1, Math.abs(newest.index - earlier.index))
    const speed = { x: (newest.x - earlier.x) / frames, y: (newest.y - earlier.y) / frames }
    const picture = luma(index)
    const guess = { x: before.x + speed.x, y: before.y + speed.y }
    let match = locate(template, picture, index, guess, CLOSE)
    if (match.presence < VISIBLE) {
      const radius = Math.ceil(4 + 2 * (lost + 1) * Math.hypot(speed.x, speed.y))
      const wide = locate(template, picture, index, newest, Math.min(FARTHEST, radius))
      if (wide.presence > match.presence) match = wide
    }
    // While invisible, it is assumed to continue at its speed.
    if (match.presence < VISIBLE) match = { ...match, ...guess }
    lost = match.presence < VISIBLE ? lost + 1 : 0
    trajectory.push(match)
  }
  return trajectory.slice(known.length)
}
