import type { Language } from '@/contract/languages'

/** Each language in its own words, for those who cannot read the one on screen. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  zh: '中文',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
  pt: 'Português',
  th: 'ไทย',
  vi: 'Tiếng Việt',
}
