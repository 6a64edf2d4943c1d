/** Frames on both sides over which a level must hold to count. */
const AROUND = 2
/** Anything smaller is encoder noise. */
const SURELY_NOTHING = 0.02
/** How much a level may change over those frames. */
const FLAT = 0.05
const BLINK = { frames: 3, depth: 0.15 }
/** From the first strength on, a level means the whole mark; up to the second, none of it. */
const [ALL, NOTHING] = [0.8, 0.2]
/** Cap for a level that doesn't hold: it isn't full strength. */
const NEARLY_ALL = 0.99
const PEAK = 0.96
/** Clearly between the two. */
const BETWEEN = { least: 0.15, most: 0.85 }
/** This many consecutive frames of a fade are no switch. */
const GRADUAL = 2

/**
 * A fading mark's strength in each frame of a stretch, from how much of it each frame seems to show: exactly 1 at full
 * strength and 0 without it. Since the background makes its edges stand out more or less, each level's value is taken
 * from the nearest frames that hold it.
 */
export function strengthsOver(seen: Float32Array): Float32Array {
  const shown = withoutBlinks(seen)
  const state = shown.map((value, n) => {
    if (value > ALL && isFlat(shown, n)) return 1
    return value < NOTHING && isFlat(shown, n) ? 0 : 0.5
  })
  for (const [from, to] of runsOver(shown, NOTHING)) markPeak(shown, state, from, to)
  const all = levelOf(shown, state, 1)
  const nothing = levelOf(shown, state, 0)
  const strengths = shown.map((value, n) => {
    if (state[n] !== 0.5) return state[n]!
    const [low, high] = [nothing(n), all(n)]
    const strength = (value - low) / (high - low)
    return strength < SURELY_NOTHING ? 0 : Math.min(NEARLY_ALL, strength)
  })
  // Something moving behind the place shows a little of any edge, but that is no mark appearing.
  for (const [from, to] of runsOver(strengths, 0))
    if (Math.max(...strengths.subarray(from, to)) < NOTHING) strengths.fill(0, from, to)
  return strengths
}

/** A mark doesn't blink: if it seems much weaker for just a few frames, the picture's own edges run against its. */
function withoutBlinks(seen: Float32Array): Float32Array {
  return seen.map((value, n) => {
    const before = seen.subarray(Math.max(0, n - BLINK.frames), n)
    const after = seen.subarray(n + 1, n + 1 + BLINK.frames)
    const beside = Math.min(Math.max(...before), Math.max(...after))
    return beside - value > BLINK.depth ? beside : value
  })
}

function isFlat(shown: Float32Array, n: number): boolean {
  const around = shown.subarray(Math.max(0, n - AROUND), n + AROUND + 1)
  return Math.max(...around) - Math.min(...around) < FLAT
}

/** A mark that disappears as soon as it has appeared holds no level: its strongest frames show all of it. */
function markPeak(shown: Float32Array, state: Float32Array, from: number, to: number): void {
  if (state.subarray(from, to).includes(1)) return
  const most = Math.max(...shown.subarray(from, to))
  if (most < ALL) return
  for (let n = from; n < to; n++) if (shown[n]! > PEAK * most) state[n] = 1
}

/** A level's value at a frame, interpolated between the nearest frames on both sides that hold it. */
function levelOf(shown: Float32Array, state: Float32Array, level: 0 | 1): (n: number) => number {
  const holding = Array.from(shown.keys()).filter((n) => state[n] === level)
  return (n) => {
    const before = holding.findLast((at) => at <= n)
    const after = holding.find((at) => at >= n)
    if (before === undefined && after === undefined) return level
    const [from, to] = [before ?? after!, after ?? before!]
    const share = to === from ? 0 : (n - from) / (to - from)
    return (1 - share) * shown[from]! + share * shown[to]!
  }
}

/** Whether a mark ever appears or disappears gradually. */
export function fades(strengths: Float32Array): boolean {
  let inARow = 0
  for (const strength of strengths) {
    inARow = strength > BETWEEN.least && strength < BETWEEN.most ? inARow + 1 : 0
    if (inARow >= GRADUAL) return true
  }
  return false
}

/** Whether the strength never changes. */
export const isConstant = (strengths: Float32Array): boolean =>
  strengths.every((strength) => strength === strengths[0])

/** Runs of frames that show some of the mark. */
export const shownRuns = (strengths: Float32Array): [from: number, to: number][] =>
  runsOver(strengths, 0)

function runsOver(curve: Float32Array, level: number): [from: number, to: number][] {
  const runs: [number, number][] = []
  let from = -1
  for (let n = 0; n <= curve.length; n++) {
    const isOver = n < curve.length && curve[n]! > level
    if (isOver && from < 0) from = n
    if (isOver || from < 0) continue
    runs.push([from, n])
    from = -1
  }
  return runs
}
