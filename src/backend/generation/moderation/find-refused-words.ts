import { entriesOf } from '../../../contract/keys-of.ts'
import { AGAINST_WORDS, REFUSED_WORDS } from './refused-words.ts'

export type RefusedCategory = keyof typeof REFUSED_WORDS

/** Scripts without spaces between words, or with suffixes attached to them. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

/**
 * Normalizes spelling variants: width, case, accents on Latin letters, and word separators.
 * In other scripts, diacritics are part of the letter and stay.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replace(/[\s\p{Pd}_.*]+/gu, ' ')

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whole words only, so that no town is refused for a word within its name. */
function patternOf(phrases: readonly string[]): RegExp {
  const parts = phrases.map((phrase) => {
    const words = literal(plain(phrase))
    return WITHOUT_SPACES.test(phrase) ? words : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`
  })
  return new RegExp(parts.join('|'), 'u')
}

/** Built for the first text: there are hundreds of phrases, and startup needn't wait for them. */
let patterns: ReturnType<typeof makePatterns> | undefined

const makePatterns = () => ({
  refused: entriesOf<RefusedCategory, readonly string[]>(REFUSED_WORDS).map(
    ([category, phrases]) => ({ category, pattern: patternOf(phrases) }),
  ),
  against: patternOf(AGAINST_WORDS),
})

/** Why a text is refused; null if it isn't. */
export function findRefusedWords(text: string): RefusedCategory | null {
  patterns ??= makePatterns()
  const words = plain(text)
  const found = patterns.refused.find(({ pattern }) => pattern.test(words))
  return found && !patterns.against.test(words) ? found.category : null
}
