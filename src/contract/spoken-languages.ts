import { isAmong } from './keys-of.ts'

/** Languages that Whisper hears well, from OpenAI's own list, as ISO 639-1 codes. */
export const SPOKEN_LANGUAGES = [
  ...['af', 'ar', 'az', 'be', 'bg', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et'],
  ...['fa', 'fi', 'fr', 'gl', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'kk', 'kn'],
  ...['ko', 'lt', 'lv', 'mi', 'mk', 'mr', 'ms', 'ne', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk'],
  ...['sl', 'sr', 'sv', 'sw', 'ta', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number]

export const isSpokenLanguage = (value: unknown): value is SpokenLanguage =>
  isAmong(SPOKEN_LANGUAGES, value)
