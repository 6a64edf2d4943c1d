import type { Language } from '@/contract/languages'

/** Name of the cookie, and of the local-storage key the specification lists (R3.18). */
export const LANGUAGE_COOKIE = 'language'

const YEAR_SECONDS = 31_536_000

export const LANGUAGE_COOKIE_OPTIONS = {
  path: '/',
  maxAge: YEAR_SECONDS,
  sameSite: 'lax',
} as const

/** Remembers the language a person chose in this browser. */
export function storeLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  try {
    localStorage.setItem(LANGUAGE_COOKIE, language)
  } catch {
    // Storage may be forbidden; the cookie alone decides on the server.
  }
}
