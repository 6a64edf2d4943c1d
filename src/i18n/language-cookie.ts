import { lastingCookie } from '@/browser/lasting-cookie'
import type { Language } from '@/contract/languages'

/** Name of the cookie; the same as the local-storage key of the specification. */
export const LANGUAGE_COOKIE = 'language'

/** The cookie as a `Set-Cookie` header or `document.cookie` takes it. */
export const languageCookie = (language: Language, isHttps: boolean) =>
  lastingCookie(LANGUAGE_COOKIE, language, isHttps)
