import { unwritableWords } from './script-letters.ts'
import type { Cue } from './subtitles.ts'

/** Reading speed of a script, and how long its lines may be. */
interface ReadingRule {
  charactersPerSecond: number
  lineCharacters: number
}

/** From the timed text guides of the large streaming services, for adults. */
const RULES = {
  latin: { charactersPerSecond: 17, lineCharacters: 42 },
  thai: { charactersPerSecond: 17, lineCharacters: 35 },
  korean: { charactersPerSecond: 12, lineCharacters: 16 },
  chinese: { charactersPerSecond: 9, lineCharacters: 16 },
  japanese: { charactersPerSecond: 4, lineCharacters: 13 },
} as const satisfies Record<string, ReadingRule>

export const LINES_MAX = 2
/** Anything shorter only flashes by. */
export const SHORTEST_MS = 800

const SCRIPTS: [keyof typeof RULES, RegExp][] = [
  ['japanese', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['korean', /\p{sc=Hangul}/gu],
  ['thai', /\p{sc=Thai}/gu],
  ['chinese', /\p{sc=Han}/gu],
  ['latin', /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/gu],
]

/** The rule for the script of most letters; kana make Han count as Japanese. */
export function readingRuleOf(text: string): ReadingRule {
  const counts = SCRIPTS.map(([script, letters]) => ({
    script,
    count: text.match(letters)?.length ?? 0,
  }))
  const kana = counts[0]?.count ?? 0
  if (kana > 0) return RULES.japanese
  const most = counts.toSorted((one, other) => other.count - one.count)[0]
  return RULES[most && most.count > 0 ? most.script : 'latin']
}

/** Length as readers perceive it: marks above and below a letter take no time and no room. */
export const readableLength = (text: string): number =>
  text.replace(/[\p{Mn}\p{Cf}\r\n]/gu, '').length

/** Why a cue is hard to read. */
export type CueFault =
  | { kind: 'too_fast'; value: number; max: number }
  | { kind: 'line_too_long'; value: number; max: number }
  | { kind: 'too_many_lines'; value: number; max: number }
  | { kind: 'too_short' }
  | { kind: 'overlaps' }
  | { kind: 'after_end' }
  | { kind: 'empty' }
  | { kind: 'untranslated' }
  /** No font has the letters of these words; they can be exported, but not burned in. */
  | { kind: 'unwritable'; words: string }

/** Faults of a cue, most serious first; `next` is the cue after it, `endMs` the end of the video. */
export function cueFaults(cue: Cue, next?: Cue, endMs = Number.POSITIVE_INFINITY): CueFault[] {
  const { from_ms, to_ms, text } = cue
  if (text.trim() === '') return [{ kind: 'empty' }]
  const { charactersPerSecond, lineCharacters } = readingRuleOf(text)
  const lines = text.split('\n')
  const longest = Math.max(...lines.map(readableLength))
  const speed = readableLength(text) / Math.max(0.001, (to_ms - from_ms) / 1000)
  const faults: CueFault[] = cue.is_untranslated ? [{ kind: 'untranslated' }] : []
  if (from_ms >= endMs) faults.push({ kind: 'after_end' })
  const unwritable = unwritableWords(text)
  if (unwritable.length > 0) faults.push({ kind: 'unwritable', words: unwritable.join(' ') })
  if (next && next.from_ms < to_ms) faults.push({ kind: 'overlaps' })
  if (to_ms - from_ms < SHORTEST_MS) faults.push({ kind: 'too_short' })
  if (speed > charactersPerSecond)
    faults.push({ kind: 'too_fast', value: Math.ceil(speed), max: charactersPerSecond })
  if (longest > lineCharacters)
    faults.push({ kind: 'line_too_long', value: longest, max: lineCharacters })
  if (lines.length > LINES_MAX)
    faults.push({ kind: 'too_many_lines', value: lines.length, max: LINES_MAX })
  return faults
}
