import type { BrandSnapshot } from './tables.ts'

/** What a brand asks of whoever writes for it; plain JSON for a text model. */
export interface BrandGuide {
  tone: string[]
  do: string[]
  dont: string[]
}

/** Null where the brand asks for nothing. */
export function brandGuide({
  toneWords,
  doLines = [],
  dontLines = [],
}: BrandSnapshot): BrandGuide | null {
  const isEmpty = toneWords.length + doLines.length + dontLines.length === 0
  return isEmpty ? null : { tone: toneWords, do: doLines, dont: dontLines }
}

/** A word or two to be left out; longer lines say in a sentence what no comparison can find. */
const WORDS_MAX = 3
const QUOTED = /["“„«‘「『](.+?)["”“»’」』]/gu

/**
 * Words that a brand leaves out and that a text has all the same, besides those its writer used: what is in
 * quotation marks, else a short line as a whole.
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

/** As a whole word where words have spaces between them; anywhere where they have none. */
function has(text: string, phrase: string): boolean {
  const [plain, wanted] = [text, phrase].map((each) => each.normalize('NFKC').toLowerCase().trim())
  if (!plain || !wanted) return false
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(wanted)
  const pattern = isUnspaced ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`
  return new RegExp(pattern, 'u').test(plain)
}
