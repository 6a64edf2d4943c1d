import type { BrandSnapshot } from './tables.ts'

/** A brand's writing rules, as plain JSON for a text model. */
export interface BrandGuide {
  tone: string[]
  do: string[]
  dont: string[]
}

/** Null if the brand has no rules. */
export function brandGuide({
  toneWords,
  doLines = [],
  dontLines = [],
}: BrandSnapshot): BrandGuide | null {
  const isEmpty = toneWords.length + doLines.length + dontLines.length === 0
  return isEmpty ? null : { tone: toneWords, do: doLines, dont: dontLines }
}

/** Short lines are phrases to avoid; longer lines are sentences that no comparison can check. */
const WORDS_MAX = 3
const QUOTED = /["“„«‘「『](.+?)["”“»’」』]/gu

/**
 * A phrase that the brand forbids and that the text uses although its original didn't. Forbidden phrases
 * are those in quotation marks, otherwise a short line as a whole.
 */
export function forbiddenWord(
  { dont }: BrandGuide,
  { text, original }: { text: string; original: string },
): string | null {
  const phrases = dont.flatMap((line) => {
    const quoted = [...line.matchAll(QUOTED)].map(([, words = '']) => words)
    if (quoted.length > 0) return quoted
    return line.split(/\s+/u).length <= WORDS_MAX ? [line] : []
  })
  return phrases.find((phrase) => has(text, phrase) && !has(original, phrase)) ?? null
}

/** Matches whole words in scripts with spaces between words, and anywhere in scripts without. */
function has(text: string, phrase: string): boolean {
  const [plain, wanted] = [text, phrase].map((each) => each.normalize('NFKC').toLowerCase().trim())
  if (!plain || !wanted) return false
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(wanted)
  const pattern = isUnspaced ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`
  return new RegExp(pattern, 'u').test(plain)
}
