import { readableLength } from '../../../contract/subtitle-reading.ts'

/** A part that must not be split between cues. */
export interface Unit {
  text: string
  from_ms: number
  to_ms: number
}

export interface Rule {
  charactersPerSecond: number
  lineCharacters: number
}

/** Nobody reads the same words for longer than this. */
const LONGEST_MS = 7_000
/** A silence after which the previous words are over. */
const SILENCE_MS = 1_500
const PAUSE_MS = 400
const BREATH_MS = 200
const SENTENCE_END = /[.!?…。！？]["'”’»」』)）]*\s*$/u
const CLAUSE_END = /[,;:、，；：—–]["'”’»」』)）]*\s*$/u

/** Cost of ending a cue there; the end of a sentence is free. */
const CUT = { pause: 2, clause: 3, breath: 5, anywhere: 10 }
/** Per cue, to keep their number low. */
const CUE = 2
/** For a sentence that continues into a cue with another one. */
const SECOND_SENTENCE = 3
/** At most, for a cue with hardly any words. */
const LONELY = 5
/** For each multiple by which a cue is too fast to read. */
const HASTE = 4

/**
 * The division of speech into cues with the lowest total cost, computed from the end (shortest path through an
 * acyclic graph, the way Knuth and Plass break lines).
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

/** Its length when read, with the space behind it and without. */
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

/** Whether a group can be one cue: it fits on two lines, isn't shown too long, and contains no silence. */
function isOneCue(group: readonly Measured[], { lineCharacters: max }: Rule): boolean {
  const [first, last, before] = [group[0], group.at(-1), group.at(-2)]
  if (!first || !last || !before) return true
  if (last.from_ms - before.to_ms > SILENCE_MS || last.to_ms - first.from_ms > LONGEST_MS)
    return false
  return lengthOf(group) <= max || fitsTwoLines(group, max)
}

/** With as much as possible on the first line. */
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
