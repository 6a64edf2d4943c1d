import type { Language } from '../../../contract/languages.ts'
import { unbreakablePieces } from '../builtin/type/break-points.ts'
import type { Unit } from './cheapest-cuts.ts'

/** A part of the speech, with its trailing space: concatenated, the parts are the whole text. */
export interface SaidPart {
  text: string
  from_ms: number
  to_ms: number
}

/**
 * Joins parts until none ends inside a word: services time Chinese, Japanese, and Thai by the character, and
 * punctuation may be a part of its own.
 */
export function unitsOf(parts: readonly SaidPart[], language: Language): Unit[] {
  const borders = bordersOf(parts.map(({ text }) => text).join(''), language)
  const units: Unit[] = []
  let at = 0
  let isOpen = false
  for (const part of parts) {
    at += part.text.length
    const before = isOpen ? units.at(-1) : undefined
    if (before) {
      before.text += part.text
      before.to_ms = Math.max(before.to_ms, part.to_ms)
    } else units.push({ ...part })
    isOpen = !borders.has(at)
  }
  return units
}

/** Positions where a line may break. */
function bordersOf(text: string, language: Language): Set<number> {
  let at = 0
  const ends = unbreakablePieces(text, language).map((piece) => {
    at += piece.length
    return at
  })
  return new Set(ends)
}
