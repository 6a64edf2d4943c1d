import type { Language } from '../../../../../contract/languages.ts'
import { featuresOf } from './features.ts'
import { traitsOf } from './traits.ts'
import { TABLE_STEP, TABLES, TRAIT_WEIGHTS } from './weights.ts'

/** A weight as it is kept is a whole number of a byte. */
const tables = new Map<Language, Int8Array>()

function tableOf(language: Language): Int8Array {
  const known = tables.get(language) ?? new Int8Array(Buffer.from(TABLES[language], 'base64'))
  tables.set(language, known)
  return known
}

/**
 * How much more a sentence sounds like one to the designer than like words of an ad: 1 is plain, −1 is plainly
 * for customers, about 0 nobody knows. A linear model of letters, words and what the grammar's lists see, made
 * by `npm run engine:train` from sentences in ten languages.
 */
export function leaningOf(text: string, language: Language): number {
  const table = tableOf(language)
  const places = featuresOf(text, language)
  let letters = 0
  for (const place of places) letters += table[place] ?? 0
  const seen = traitsOf(text, language).reduce(
    (sum, isTrue, at) => sum + (isTrue ? (TRAIT_WEIGHTS[at] ?? 0) : 0),
    TRAIT_WEIGHTS.at(-1) ?? 0,
  )
  return (letters * TABLE_STEP) / Math.sqrt(places.size || 1) + seen
}
