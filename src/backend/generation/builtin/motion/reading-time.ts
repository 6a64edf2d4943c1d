import type { Language } from '../../../../contract/languages.ts'

/** The time to read a word for the first time. */
const WORD_SECONDS = 0.3
/** Small print is there to be looked up, not to be read word for word. */
const SMALL_PRINT_SECONDS = 0.1
/** Languages in which a segment between spaces or from a dictionary is less than a word. */
const PIECE: Partial<Record<Language, number>> = { ja: 0.62, zh: 0.75, th: 0.7, vi: 0.65 }

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** The number of words in a text, with or without spaces between them. */
function wordsIn(text: string, language: Language): number {
  let pieces = 0
  for (const { isWordLike } of segmenterOf(language).segment(text)) if (isWordLike) pieces += 1
  return pieces * (PIECE[language] ?? 1)
}

export const readingSeconds = (texts: string[], language: Language): number =>
  wordsIn(texts.join(' '), language) * WORD_SECONDS

export const smallPrintSeconds = (text: string | null, language: Language): number =>
  text ? wordsIn(text, language) * SMALL_PRINT_SECONDS : 0
