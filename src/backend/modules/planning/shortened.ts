import type { Language } from '../../../contract/languages.ts'
import { charactersOf } from '../../../contract/speech.ts'
import { wordsOf } from '../../../contract/spoken-words.ts'

/** Cutting before this share of the limit would drop most of the text. */
const WORTH_KEEPING = 0.5

/**
 * Shortens a text to a limit: at the end of a sentence, otherwise of a clause, otherwise of a word, even
 * in scripts without spaces. Nobody says half a word.
 */
export function shortened(text: string, charactersMax: number, language: Language): string {
  if (charactersOf(text) <= charactersMax) return text
  const room = [...text].slice(0, charactersMax).join('').length
  const ends = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ index, segment }) => index + segment.trimEnd().length)
    .filter((end) => end <= room)
  const words = wordsOf(text, language)
    .map(({ end }) => end)
    .filter((end) => end <= room)
  const parts = words.filter((end) => /[,;:、，；：—]$/u.test(text.slice(0, end)))
  const isWorth = (end: number | undefined) => (end ?? 0) >= room * WORTH_KEEPING
  const end = [ends.at(-1), parts.at(-1), words.at(-1)].find(isWorth) ?? room
  return text.slice(0, end).replace(/[\s,;:、，；：—]+$/u, '')
}
