import { isAmong } from './keys-of.ts'

/** The ten languages in the order of the language picker. */
export const LANGUAGES = ['zh', 'en', 'es', 'de', 'fr', 'ja', 'ko', 'pt', 'th', 'vi'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language => isAmong(LANGUAGES, value)
