import type { Language } from '@/contract/languages'

/** Name of the cookie; the same as the local-storage key of the specification. */
export const LANGUAGE_COOKIE = 'language'

const YEAR_SECONDS = 31_536_000

/** The cookie as a `Set-Cookie` header or `document.cookie` takes it. */
export const languageCookie = (language: Language) =>
  `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
