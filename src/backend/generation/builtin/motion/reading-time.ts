import type { Language } from '../../../../contract/languages.ts'

/** What an eye that has never seen the words takes for one of them. */
const WORD_SECONDS = 0.3
/** Small print is there to be looked up, not to be read aloud. */
const SMALL_PRINT_SECONDS = 0.1
/** Pieces between spaces or of a dictionary that are less than a word. */
const PIECE: Partial<Record<Language, number>> = { ja: 0.62, zh: 0.75, th: 0.7, vi: 0.65 }

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** How many words a text has, in scripts that part them by spaces and in those that do not. */
function wordsIn(text: string, language: Language): number {
  let pieces = 0
  for (const { isWordLike } of segmenterOf(language).segment(text)) if (isWordLike) pieces += 1
  return pieces * (PIECE[language] ?? 1)
}

export const readingSeconds = (texts: string[], language: Language): number =>
  wordsIn(texts.join(' '), language) * WORD_SECONDS

export const smallPrintSeconds = (text: string | null, language: Language): number =>
  text ? wordsIn(text, language) * SMALL_PRINT_SECONDS : 0
