import { LANGUAGES, type Language } from '../../../contract/languages.ts'

/** Names as services write them. */
const NAMES: Record<Language, string> = {
  zh: 'chinese',
  en: 'english',
  es: 'spanish',
  de: 'german',
  fr: 'french',
  ja: 'japanese',
  ko: 'korean',
  pt: 'portuguese',
  th: 'thai',
  vi: 'vietnamese',
}

/** Scripts that identify a language on their own; kana before Han. */
const SCRIPTS: [Language, RegExp][] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['th', /\p{sc=Thai}/u],
  ['zh', /\p{sc=Han}/u],
]

/** The language for dividing words: as detected by the service, otherwise judged by the script. */
export function languageOfWords(text: string, heard: string | null | undefined): Language {
  const name = heard?.toLowerCase() ?? ''
  const told = LANGUAGES.find((one) => one === name || NAMES[one] === name)
  return told ?? SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'en'
}
