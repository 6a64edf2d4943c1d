import { readableLength } from '../../../contract/subtitle-reading.ts'

/** What no cue may part. */
export interface Unit {
  text: string
  from_ms: number
  to_ms: number
}

export interface Rule {
  charactersPerSecond: number
  lineCharacters: number
}

/** Longer than this nobody looks at the same words. */
const LONGEST_MS = 7_000
/** Nobody speaks on after it: what was said is done with. */
const SILENCE_MS = 1_500
const PAUSE_MS = 400
const BREATH_MS = 200
const SENTENCE_END = /[.!?…。！？]["'”’»」』)）]*\s*$/u
const CLAUSE_END = /[,;:、，；：—–]["'”’»」』)）]*\s*$/u

/** What it costs to end a cue there; the end of a sentence is free. */
const CUT = { pause: 2, clause: 3, breath: 5, anywhere: 10 }
/** For each cue, so that there are few. */
const CUE = 2
/** For a sentence that goes on in the cue of another. */
const SECOND_SENTENCE = 3
/** At most, for a cue of hardly any words. */
const LONELY = 5
/** For each part by which a cue is faster than it can be read. */
const HASTE = 4

/**
 * The way to part what is said into cues that costs least of all ways, found from the end (the shortest way through a
 * graph without circles, as lines of type are broken by Knuth and Plass).
 */
export function cheapestCuts(parts: readonly Unit[], rule: Rule): Unit[][] {
  const units = parts.map(measured)
  const costs: number[] = Array(units.length + 1).fill(0)
  const ends: number[] = Array(units.length + 1).fill(units.length)
  for (let from = units.length - 1; from >= 0; from -= 1) {
    costs[from] = Number.POSITIVE_INFINITY
    for (let to = from + 1; to <= units.length; to += 1) {
      const group = units.slice(from, to)
      if (to > from + 1 && !isOneCue(group, rule)) break
      const cost = costOf(group, units[to], rule) + (costs[to] ?? 0)
      if (cost >= (costs[from] ?? 0)) continue
      costs[from] = cost
      ends[from] = to
    }
  }
  const groups: Unit[][] = []
  for (let from = 0; from < units.length; from = ends[from] ?? units.length)
    groups.push(units.slice(from, ends[from]))
  return groups
}

/** How long it is to read, with the space behind it and without. */
interface Measured extends Unit {
  length: number
  bare: number
}

const measured = (unit: Unit): Measured => ({
  ...unit,
  length: readableLength(unit.text),
  bare: readableLength(unit.text.trimEnd()),
})

const lengthOf = (group: readonly Measured[]): number =>
  group.reduce((sum, { length }) => sum + length, 0) - trailing(group.at(-1))

const trailing = (unit: Measured | undefined): number => (unit ? unit.length - unit.bare : 0)

/** Whether so much can be one cue: it fits on two lines, is not long in the picture, and nothing parts it. */
function isOneCue(group: readonly Measured[], { lineCharacters: max }: Rule): boolean {
  const [first, last, before] = [group[0], group.at(-1), group.at(-2)]
  if (!first || !last || !before) return true
  if (last.from_ms - before.to_ms > SILENCE_MS || last.to_ms - first.from_ms > LONGEST_MS)
    return false
  return lengthOf(group) <= max || fitsTwoLines(group, max)
}

/** With as much as there is room for on the first line. */
function fitsTwoLines(group: readonly Measured[], max: number): boolean {
  let used = 0
  const split = group.findIndex(({ length, bare }) => {
    const isOver = used + bare > max
    used += length
    return isOver
  })
  return split > 0 && lengthOf(group.slice(split)) <= max
}

function costOf(group: readonly Measured[], next: Unit | undefined, rule: Rule): number {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) return 0
  const { lineCharacters, charactersPerSecond } = rule
  const length = lengthOf(group)
  const isWhole = SENTENCE_END.test(last.text)
  const sentences = group.slice(0, -1).filter(({ text }) => SENTENCE_END.test(text)).length
  const lonely = Math.max(0, 1 - length / (lineCharacters / 2)) * (isWhole ? LONELY / 3 : LONELY)
  const seconds = ((next?.from_ms ?? last.to_ms + LONGEST_MS) - first.from_ms) / 1_000
  const haste = Math.max(0, length / Math.max(0.1, seconds) / charactersPerSecond - 1) * HASTE
  return CUE + cutCost(last, next) + sentences * SECOND_SENTENCE + lonely + haste
}

function cutCost({ text, to_ms }: Unit, next: Unit | undefined): number {
  if (!next || SENTENCE_END.test(text)) return 0
  const pause = next.from_ms - to_ms
  if (pause > SILENCE_MS) return 0
  if (pause >= PAUSE_MS) return CUT.pause
  if (CLAUSE_END.test(text)) return CUT.clause
  return pause >= BREATH_MS ? CUT.breath : CUT.anywhere
}
