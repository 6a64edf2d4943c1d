import { lastingCookie } from '@/browser/lasting-cookie'
import type { Language } from '@/contract/languages'

/** Name of the cookie; the same as the local-storage key of the specification. */
export const LANGUAGE_COOKIE = 'language'

/** The cookie in the format of a `Set-Cookie` header or `document.cookie`. */
export const languageCookie = (language: Language, isHttps: boolean) =>
  lastingCookie(LANGUAGE_COOKIE, language, isHttps)
