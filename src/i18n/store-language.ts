import { writeLocal } from '@/browser/local-store'
import type { Language } from '@/contract/languages'
import { languageCookie } from './language-cookie'

/** Remembers the language a person chose in this browser. */
export function storeLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = languageCookie(language, location.protocol === 'https:')
  writeLocal('language', language)
}
