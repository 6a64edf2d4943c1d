import type { Language } from '../../../contract/languages.ts'
import { readableLength, readingRuleOf } from '../../../contract/subtitle-reading.ts'
import { unbreakablePieces } from '../builtin/type/break-points.ts'

/** Weight of each excess character, compared with unequal line lengths. */
const OVERFLOW_WEIGHT = 100
/** How much shorter a line that ends at a pause may be, as a share of the maximum length. */
const BREATH_SHARE = 0.3
const BREATH = /[,.;:!?…、。，；：！？]["'”’»」』)）]?$/u

/** A cue's words on one line if they fit, otherwise on two of similar length, broken between words. */
export function breakLines(words: string, language: Language): string {
  const text = words.replace(/\s+/gu, ' ').trim()
  const { lineCharacters } = readingRuleOf(text)
  if (readableLength(text) <= lineCharacters) return text
  const pieces = unbreakablePieces(text, language)
  const splits = pieces.slice(1).map((_, at) => splitAt(pieces, at + 1))
  const costs = splits.map((split) => costOf(split, lineCharacters))
  const best = splits[costs.indexOf(Math.min(...costs))]
  return best ? best.join('\n') : text
}

const splitAt = (pieces: readonly string[], at: number): [string, string] => [
  pieces.slice(0, at).join('').trim(),
  pieces.slice(at).join('').trim(),
]

function costOf([upper, lower]: [string, string], max: number): number {
  const [above, below] = [readableLength(upper), readableLength(lower)]
  const overflow = Math.max(0, above - max) + Math.max(0, below - max)
  const breath = BREATH.test(upper) ? max * BREATH_SHARE : 0
  return overflow * OVERFLOW_WEIGHT + Math.abs(above - below) - breath
}
