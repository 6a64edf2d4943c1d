import { LANGUAGES, type Language } from '../../../contract/languages.ts'

/** As services write them out. */
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

/** Scripts that tell a language by themselves; kana before Han. */
const SCRIPTS: [Language, RegExp][] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['th', /\p{sc=Thai}/u],
  ['zh', /\p{sc=Han}/u],
]

/** Whose rules of parting words hold: by what the service heard, else by the letters. */
export function languageOfWords(text: string, heard: string | null | undefined): Language {
  const name = heard?.toLowerCase() ?? ''
  const told = LANGUAGES.find((one) => one === name || NAMES[one] === name)
  return told ?? SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'en'
}
