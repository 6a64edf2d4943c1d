import type { Language } from '../../../../../contract/languages.ts'
import { featuresOf } from './features.ts'
import { traitsOf } from './traits.ts'
import { TABLE_STEP, TABLES, TRAIT_WEIGHTS } from './weights.ts'

/** Each weight is stored as a signed byte. */
const tables = new Map<Language, Int8Array>()

function tableOf(language: Language): Int8Array {
  const known = tables.get(language) ?? new Int8Array(Buffer.from(TABLES[language], 'base64'))
  tables.set(language, known)
  return known
}

/**
 * How much a sentence sounds like an instruction to the designer rather than ad copy: 1 is clearly for the designer, −1
 * clearly for customers, about 0 undecided. A linear model of letters, words and the grammar's own lists, made by `npm
 * run engine:train` from sentences in ten languages.
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
