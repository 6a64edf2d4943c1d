import type { Language } from '@/contract/languages'

/** Each language's own name, for people who cannot read the current one. */
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
