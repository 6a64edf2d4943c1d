import type { Language } from './languages.ts'
import type { Cue } from './subtitles.ts'

/** A word, as a character range within its line. */
export interface SpokenWord {
  start: number
  end: number
}

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

/** Splits a text into words, in scripts without spaces too; punctuation stays with the word before it. */
export function wordsOf(text: string, language: Language): SpokenWord[] {
  const words: SpokenWord[] = []
  for (const { index, segment, isWordLike } of segmenterOf(language).segment(text)) {
    const last = words.at(-1)
    if (isWordLike) words.push({ start: index, end: index + segment.length })
    else if (last?.end === index && /\S/u.test(segment)) last.end += segment.length
  }
  return words
}

/**
 * Which word of a cue is spoken at a moment. Word times are unknown, so the cue's time is divided by word
 * length. Null for a cue without words.
 */
export function wordAt(cue: Cue, ms: number, language: Language): number | null {
  const words = wordsOf(cue.text, language)
  const whole = words.reduce((sum, { start, end }) => sum + end - start, 0)
  if (whole === 0) return null
  const said = ((ms - cue.from_ms) / Math.max(1, cue.to_ms - cue.from_ms)) * whole
  let heard = 0
  const at = words.findIndex(({ start, end }) => {
    heard += end - start
    return said < heard
  })
  return at === -1 ? words.length - 1 : at
}

const VIETNAMESE = /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/u

/** Language of a text, guessed from its letters: it decides typefaces and word boundaries. */
export function languageOf(text: string, otherwise: Language): Language {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja'
  if (/\p{sc=Hangul}/u.test(text)) return 'ko'
  if (/\p{sc=Thai}/u.test(text)) return 'th'
  if (/\p{sc=Han}/u.test(text)) return otherwise === 'ja' ? 'ja' : 'zh'
  if (VIETNAMESE.test(text)) return 'vi'
  const isOtherScript = ['ja', 'ko', 'th', 'zh', 'vi'].includes(otherwise)
  return isOtherScript ? 'en' : otherwise
}
