import { entriesOf } from '../../../contract/keys-of.ts'
import { AGAINST_WORDS, REFUSED_WORDS } from './refused-words.ts'

export type RefusedCategory = keyof typeof REFUSED_WORDS

/** Scripts that put no space between words, or let endings grow onto them. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

/**
 * One spelling of what people write in several: width, case, accents of Latin letters, and what stands
 * between words. Marks of other scripts are letters there and stay.
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

/** Whole words alone, so that no name of a town is refused for what is inside of it. */
function patternOf(phrases: readonly string[]): RegExp {
  const parts = phrases.map((phrase) => {
    const words = literal(plain(phrase))
    return WITHOUT_SPACES.test(phrase) ? words : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`
  })
  return new RegExp(parts.join('|'), 'u')
}

/** Made for the first text that is read: hundreds of phrases, and a start need not wait for them. */
let patterns: ReturnType<typeof makePatterns> | undefined

const makePatterns = () => ({
  refused: entriesOf<RefusedCategory, readonly string[]>(REFUSED_WORDS).map(
    ([category, phrases]) => ({ category, pattern: patternOf(phrases) }),
  ),
  against: patternOf(AGAINST_WORDS),
})

/** Why a text is refused; null when nothing in it is. */
export function findRefusedWords(text: string): RefusedCategory | null {
  patterns ??= makePatterns()
  const words = plain(text)
  const found = patterns.refused.find(({ pattern }) => pattern.test(words))
  return found && !patterns.against.test(words) ? found.category : null
}
