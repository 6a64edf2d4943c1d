/** Frames on both sides over which a level must last to be one. */
const AROUND = 2
/** So little is an encoder's. */
const SURELY_NOTHING = 0.02
/** By so much a level may change over them. */
const FLAT = 0.05
const BLINK = { frames: 3, depth: 0.15 }
/** A level from here on means all of the mark, one up to here nothing of it. */
const [ALL, NOTHING] = [0.8, 0.2]
/** A level that does not last is not all of the mark. */
const NEARLY_ALL = 0.99
const PEAK = 0.96
/** Clearly between the two. */
const BETWEEN = { least: 0.15, most: 0.85 }
/** So many frames of a fade in a row are no switch. */
const GRADUAL = 2

/**
 * How strong a fading mark is at every frame of a stretch, by how much of it each of them is seen to show: exactly
 * 1 where all of it is shown and 0 where nothing is. Its edges stand out more or less with the picture behind it,
 * so what each level is worth is taken from the nearest frames that hold it.
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
  // What moves behind the place shows a little of any edge: that is no mark that comes.
  for (const [from, to] of runsOver(strengths, 0))
    if (Math.max(...strengths.subarray(from, to)) < NOTHING) strengths.fill(0, from, to)
  return strengths
}

/**
 * A mark does not go for a blink and come back: what is seen of it less, by much, for so few frames is before a picture
 * whose own edges run against its.
 */
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

/** A mark that goes as soon as it has come holds no level: its strongest frames show all of it. */
function markPeak(shown: Float32Array, state: Float32Array, from: number, to: number): void {
  if (state.subarray(from, to).includes(1)) return
  const most = Math.max(...shown.subarray(from, to))
  if (most < ALL) return
  for (let n = from; n < to; n++) if (shown[n]! > PEAK * most) state[n] = 1
}

/** What a level is worth at a frame, between the nearest frames on both sides that hold it. */
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

/** Whether a mark ever comes or goes little by little. */
export function fades(strengths: Float32Array): boolean {
  let inARow = 0
  for (const strength of strengths) {
    inARow = strength > BETWEEN.least && strength < BETWEEN.most ? inARow + 1 : 0
    if (inARow >= GRADUAL) return true
  }
  return false
}

/** Whether a mark comes or goes at all. */
export const isConstant = (strengths: Float32Array): boolean =>
  strengths.every((strength) => strength === strengths[0])

/** Runs of frames that show something of the mark. */
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
