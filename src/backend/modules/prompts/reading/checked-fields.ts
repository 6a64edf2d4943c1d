import { AD_TEXT_MAX, FEATURE_LENGTH_MAX, FEATURES_MAX } from '../../../../contract/ad-words.ts'
import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../../contract/languages.ts'
import { figuresOf } from '../../../generation/figures.ts'
import { denialsIn, promisesOf } from '../facts/promises.ts'
import { findWords } from './find-words.ts'
import { TOLD, type ToldFields, textsOf, toldOf } from './told-fields.ts'

interface Given {
  prompt: string
  /** The reading by rules. */
  reading: PromptReading
  told: ToldFields
}

/**
 * The model's fields in the prompt's own words. Null if one of them isn't in the prompt word for word,
 * or if the texts with figures, promises or negations aren't exactly those the rules read.
 */
export function checkedFields({ prompt, reading, told }: Given): ToldFields | null {
  const { language } = reading
  const byRules = toldOf(reading)
  const known = new Map(textsOf(byRules).map((text) => [plain(text), text]))
  let isSaid = told.headline.trim() !== ''
  const said = (text: string): string => {
    const words = known.get(plain(text)) ?? wordsOf(prompt, text, language)
    if (words === null) isSaid = false
    return words ?? ''
  }
  const part = (text: string | null) => (text === null || text.trim() === '' ? null : said(text))
  const fields: ToldFields = {
    brand: part(told.brand),
    headline: said(told.headline),
    subline: part(told.subline),
    eyebrow: part(told.eyebrow),
    cta: part(told.cta),
    author: part(told.author),
    legal: part(told.legal),
    features: told.features.filter((text) => text.trim() !== '').map(said),
  }
  const isWhole = weightyOf(fields) === weightyOf(byRules)
  return isSaid && isWhole && fits(fields) ? fields : null
}

/** Never cuts words out of a clause with a negation: `no sugar` is not `sugar`. */
function wordsOf(prompt: string, text: string, language: Language): string | null {
  const found = findWords(prompt, text, language)
  if (!found || /[[\]]/.test(found.text) || denialsIn(found.clause) > 0) return null
  return capitalised(found.text.trim())
}

const isWeighty = (text: string): boolean =>
  figuresOf(text).length > 0 || promisesOf(text).length > 0 || denialsIn(text) > 0

const weightyOf = (fields: ToldFields): string =>
  textsOf(fields).filter(isWeighty).map(plain).sort().join('\n')

const fits = (fields: ToldFields): boolean =>
  fields.features.length <= FEATURES_MAX &&
  fields.features.every((text) => text.length <= FEATURE_LENGTH_MAX) &&
  TOLD.every((field) => field === 'features' || (fields[field] ?? '').length <= AD_TEXT_MAX[field])

export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:!?]+$/u, '')
    .trim()

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
