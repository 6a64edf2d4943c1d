import { type TemplateMatch, VISIBLE } from './track-template.ts'

/** A mark's offset in a frame from where its template was taken. */
export interface Point {
  x: number
  y: number
}

/** Frames over which a mark moves in a straight line. */
const STRAIGHT = 20
const ROUNDS = 4
const OUTLYING = 0.6
/** A line farther than this from the observations doesn't count. */
const CROOKED = 1
/** Editors that place marks on whole pixels, or on every other one, always do so. */
const GRIDS = [2, 1]
const CLEARLY = 0.75
/** A mark that is off a grid in more of its frames doesn't follow it, however close it is in the others. */
const OFF_GRID = 0.15

/** The intended trajectory: in straight lines, and on whole pixels if the mark follows them. */
export function smoothTrajectory(trajectory: readonly TemplateMatch[]): Point[] {
  const across = smoothAxis(trajectory, ({ x }) => x)
  const down = smoothAxis(trajectory, ({ y }) => y)
  return across.map((x, n) => ({ x, y: down[n]! }))
}

function smoothAxis(
  trajectory: readonly TemplateMatch[],
  of: (match: TemplateMatch) => number,
): number[] {
  const seen = trajectory.map(of)
  const sure = trajectory.map(({ presence }) => (presence > VISIBLE ? 1 : 0))
  const lines = seen.map((_, n) => linearFitAt(seen, sure, n))
  const plain = medianDistance(seen, lines, sure)
  for (const grid of GRIDS) {
    const phase = phaseOf(seen, sure, grid)
    const onGrid = seen.map((value, n) => {
      const line = lines[n]!
      const near = Math.abs(value - line) < 0.7 * grid ? value : line
      return phase + grid * Math.round((near - phase) / grid)
    })
    const isNearer = medianDistance(seen, onGrid, sure) < CLEARLY * plain
    if (isNearer && shareOff(seen, onGrid, sure, grid) < OFF_GRID) return onGrid
  }
  return lines
}

/** Value of the best line through the frames before, around or after a frame, if that line is close enough. */
function linearFitAt(seen: readonly number[], sure: readonly number[], n: number): number {
  let best = { value: seen[n]!, error: CROOKED }
  for (const from of [n - STRAIGHT, n - (STRAIGHT >> 1), n]) {
    const [low, high] = [Math.max(0, from), Math.min(seen.length, from + STRAIGHT + 1)]
    if (high - low < STRAIGHT >> 1) continue
    const fit = robustLine(seen, sure, low, high, n)
    if (fit && fit.error < best.error) best = fit
  }
  return best.value
}

/** Iteratively reweighted least squares with the weights of Geman & McClure (1985). */
function robustLine(
  seen: readonly number[],
  sure: readonly number[],
  low: number,
  high: number,
  n: number,
): { value: number; error: number } | null {
  let [value, slope] = [0, 0]
  let spread = 4
  for (let round = 0; round < ROUNDS; round++) {
    let [w, t, p, tt, tp] = [1e-9, 0, 0, 0, 0]
    for (let k = low; k < high; k++) {
      const at = k - n
      const error = round === 0 ? 0 : seen[k]! - value - slope * at
      const weight = sure[k]! / (1 + (error / spread) ** 2) ** 2
      w += weight
      t += weight * at
      p += weight * seen[k]!
      tt += weight * at * at
      tp += weight * at * seen[k]!
    }
    const bend = w * tt - t * t
    if (w < 4 || bend < 1e-6) return null
    slope = (w * tp - t * p) / bend
    value = (p - slope * t) / w
    spread = OUTLYING
  }
  const errors: number[] = []
  for (let k = low; k < high; k++)
    if (sure[k]) errors.push(Math.abs(seen[k]! - value - slope * (k - n)))
  // Near a turn, the line through this very frame is the right one.
  const own = sure[n]! * Math.abs(seen[n]! - value)
  return { value, error: medianOf(errors) + own / 2 }
}

function medianDistance(
  seen: readonly number[],
  other: readonly number[],
  sure: readonly number[],
): number {
  return medianOf(seen.flatMap((value, n) => (sure[n] ? [Math.abs(value - other[n]!)] : [])))
}

/** Share of the frames in which the mark was clearly off its grid position. */
function shareOff(
  seen: readonly number[],
  onGrid: readonly number[],
  sure: readonly number[],
  grid: number,
): number {
  const off = seen.filter((value, n) => sure[n] && Math.abs(value - onGrid[n]!) > grid / 4)
  return off.length / sure.filter(Boolean).length
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.POSITIVE_INFINITY
}

/** Phase of the grid that fits the positions best: a circular mean. */
function phaseOf(seen: readonly number[], sure: readonly number[], grid: number): number {
  let [cos, sin] = [0, 0]
  for (const [n, value] of seen.entries()) {
    const angle = (2 * Math.PI * value) / grid
    cos += sure[n]! * Math.cos(angle)
    sin += sure[n]! * Math.sin(angle)
  }
  return (grid * Math.atan2(sin, cos)) / (2 * Math.PI)
}
