import type { Language } from '../../../contract/languages.ts'
import { readableLength, readingRuleOf, SHORTEST_MS } from '../../../contract/subtitle-reading.ts'
import { CUES_MAX, type Cue } from '../../../contract/subtitles.ts'
import { breakLines } from './break-lines.ts'
import { cheapestCuts, type Rule, type Unit } from './cheapest-cuts.ts'
import { type SaidPart, unitsOf } from './units-of.ts'

/**
 * Speech as subtitles: at most two readable lines each, divided at the ends of sentences and at the speaker's
 * pauses, never inside a word. `end_ms` is the end of the film.
 */
export function cuesOfWords(
  parts: readonly SaidPart[],
  { language, end_ms }: { language: Language; end_ms: number },
): Cue[] {
  const units = unitsOf(parts, language)
  const { charactersPerSecond, lineCharacters } = readingRuleOf(
    units.map(({ text }) => text).join(''),
  )
  const rule: Rule = { charactersPerSecond, lineCharacters }
  const groups = cheapestCuts(units, rule)
  const cues = groups.flatMap((group) => cueOf(group, language) ?? [])
  return timed(cues, rule, end_ms).slice(0, CUES_MAX)
}

function cueOf(units: readonly Unit[], language: Language): Cue | null {
  const [first, last] = [units[0], units.at(-1)]
  const text = breakLines(units.map((unit) => unit.text).join(''), language)
  return first && last && text ? { from_ms: first.from_ms, to_ms: last.to_ms, text } : null
}

/** Each stays long enough to be read if there is room, and ends before the next one starts. */
function timed(cues: readonly Cue[], { charactersPerSecond }: Rule, end_ms: number): Cue[] {
  let free_ms = 0
  return cues.flatMap(({ from_ms, to_ms, text }, at) => {
    const begins = Math.max(free_ms, Math.round(from_ms))
    const next = Math.round(cues[at + 1]?.from_ms ?? end_ms)
    const isRead = Math.max(SHORTEST_MS, (readableLength(text) / charactersPerSecond) * 1_000)
    const wanted = Math.max(to_ms, begins + isRead)
    // If times overlap, the earlier cue gives way.
    const latest = next > begins ? Math.min(next, end_ms) : end_ms
    const ends = Math.ceil(Math.min(wanted, latest))
    if (ends <= begins) return []
    free_ms = ends
    return [{ from_ms: begins, to_ms: ends, text }]
  })
}
