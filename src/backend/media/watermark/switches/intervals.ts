import type { Candidate } from './candidates.ts'
import { firstOf, type Scene } from './scene.ts'

/** A stretch of frames throughout which a mark is visible in its region. */
export interface VisibleInterval {
  from: number
  /** First frame without the mark. */
  to: number
  candidate: Candidate
  /** Ends at which it was seen to switch at once: two, or one if the other is the end of the stretch. */
  ends: number
}

/** Size of the step when a mark switches; something that moves in or out changes gradually. */
const ABRUPT = { least: 0.7, most: 1.4 }
/** How far the presence may stray from none and all of the mark. */
const STRAY = 0.35
const MOST_STRAYING = 0.2
const SHORTEST = 3
/** Edges that a picture shows while nothing hides them are its own. */
const LOWEST = -0.1
const BESIDE = 8
/** Share of the frames outside all intervals that may show something. */
const MOST_ELSEWHERE = 0.4

/** When a candidate's mark was visible. */
export function visibleIntervals(scene: Scene, candidate: Candidate): VisibleInterval[] {
  const first = firstOf(scene)
  if (candidate.level < LOWEST) return []
  const intervals = runs(candidate)
    .map(([from, to]) => ({ from, to, ends: endsOf(candidate, from, to) }))
    .filter(({ from, to, ends }) => ends > 0 && isSteady(candidate, from, to))
    .filter(({ from, to }) => to - from >= SHORTEST || to === candidate.curve.length || from === 0)
  if (!isAbsentElsewhere(candidate, intervals)) return []
  return intervals.map(({ from, to, ends }) => ({
    from: first + from,
    to: first + to,
    candidate,
    ends,
  }))
}

/** Runs of frames above the level; a single frame below it doesn't end a run. */
function runs({ curve, level }: Candidate): [number, number][] {
  const found: [number, number][] = []
  let from = -1
  for (let n = 0; n <= curve.length; n++) {
    const isOver = (k: number) => k < curve.length && curve[k]! > level
    if (from < 0 && isOver(n)) from = n
    if (from < 0 || isOver(n) || (n < curve.length - 1 && isOver(n + 1))) continue
    found.push([from, n])
    from = -1
  }
  return found
}

/** Zero if an end isn't abrupt, or both are outside the stretch. */
function endsOf({ curve }: Candidate, from: number, to: number): number {
  let ends = 0
  for (const at of [from, to]) {
    if (at === 0 || at === curve.length) continue
    const step = Math.abs(curve[at]! - curve[at - 1]!)
    if (step < ABRUPT.least || step > ABRUPT.most) return 0
    ends++
  }
  return ends
}

function isAbsentElsewhere(
  { curve, level }: Candidate,
  intervals: readonly { from: number; to: number }[],
): boolean {
  const elsewhere = curve.filter((_, n) => !intervals.some(({ from, to }) => from <= n && n < to))
  return straying(elsewhere, level - 0.5) <= MOST_ELSEWHERE
}

function isSteady({ curve, level }: Candidate, from: number, to: number): boolean {
  const beside = [curve.subarray(Math.max(0, from - BESIDE), from), curve.subarray(to, to + BESIDE)]
  return (
    straying(curve.subarray(from, to), level + 0.5) <= MOST_STRAYING &&
    beside.every((part) => straying(part, level - 0.5) <= 0.5)
  )
}

const straying = (part: Float32Array, wanted: number): number =>
  part.filter((value) => Math.abs(value - wanted) > STRAY).length / Math.max(1, part.length)
