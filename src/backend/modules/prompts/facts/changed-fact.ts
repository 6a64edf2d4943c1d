import type { Language } from '../../../../contract/languages.ts'
import { figuresOf } from '../../../generation/figures.ts'
import { datesOf } from './dates.ts'
import { addressesOf, codesOf, namesOf, quotesOf } from './names.ts'
import { denialsIn, promisesOf } from './promises.ts'

export interface Wording {
  original: string
  rewritten: string
  language: Language
  /** The language of the rewritten text, if it differs. */
  to?: Language
  /** Names that must be kept, such as the brand. */
  names?: readonly string[]
}

type Fact = 'figures' | 'dates' | 'addresses' | 'names' | 'promises' | 'denials'

/**
 * The first kind of fact that a rewritten text changes; null if every figure, date, address and name is
 * the same and it promises nothing more. In doubt it reports a change, and the original text is kept.
 */
export function changedFact(wording: Wording): Fact | null {
  const { original, rewritten, language, to = language } = wording
  const isTranslated = to !== language
  const figures = [original, rewritten].map((text) => figuresOf(text, { isTranslated }))
  if (!isSame(figures)) return 'figures'
  if (!isSame([datesOf(original, language), datesOf(rewritten, to)])) return 'dates'
  if (!isSame([original, rewritten].map((text) => [...new Set(addressesOf(text))].sort())))
    return 'addresses'
  if (namesDiffer(wording, isTranslated)) return 'names'
  if (promisesDiffer(wording, isTranslated)) return 'promises'
  if (!isTranslated && denialsIn(rewritten) < denialsIn(original)) return 'denials'
  return null
}

const isSame = ([one = [], other = []]: string[][]): boolean => one.join('\n') === other.join('\n')

function namesDiffer(
  { original, rewritten, language, names = [] }: Wording,
  isTranslated: boolean,
) {
  const kept = [...names, ...codesOf(original)]
  const added = codesOf(rewritten)
  if (!isTranslated) {
    kept.push(...quotesOf(original), ...namesOf(original, language))
    added.push(...quotesOf(rewritten), ...namesOf(rewritten, language))
  }
  return (
    kept.some((name) => !holds(rewritten, name)) || added.some((name) => !holds(original, name))
  )
}

const holds = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase())

/** A translation may lose a promise, because the word lists differ by language, but must never gain one. */
function promisesDiffer({ original, rewritten }: Wording, isTranslated: boolean): boolean {
  const before = promisesOf(original)
  const after = promisesOf(rewritten)
  const isMore = after.some((promise) => !before.includes(promise))
  return isMore || (!isTranslated && before.some((promise) => !after.includes(promise)))
}
