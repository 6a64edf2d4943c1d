import { isLanguage, type Language } from '../contract/languages.ts'
import { languagePrefix } from './negotiate.ts'

/** Pages that also live without a prefix, in the detected language. */
const UNPREFIXED_PAGES = new Set([
  '/login',
  '/privacy',
  '/refund',
  '/terms',
  '/404',
  // Registered with identity providers, so it cannot depend on the language.
  '/oauth/callback',
])

/** Whether a path names a file. `/veo3.1` does not: an extension begins with a letter. */
export const isFilePath = (pathname: string) => /\.[a-z][a-z0-9]{1,10}$/i.test(pathname)

/**
 * Where a page address really lives, or null when it is right as it is.
 * Unknown paths below a prefix are the router's to judge.
 */
export function languageRedirect(pathname: string, language: Language): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === '/undefined') return '/'
  if (languagePrefix(path)) return bareLanguageRedirect(pathname)
  if (UNPREFIXED_PAGES.has(path)) return null
  const miswritten = lowerCasePrefix(path)
  if (miswritten) return miswritten
  return path === '/' || path === '' ? `/${language}/` : `/${language}${path}`
}

/** `/EN/gallery` means `/en/gallery`. */
function lowerCasePrefix(path: string): string | null {
  const [, first = '', ...rest] = path.split('/')
  const language = first.toLowerCase()
  if (!isLanguage(language)) return null
  return rest.length > 0 ? `/${[language, ...rest].join('/')}` : `/${language}/`
}

const bareLanguageRedirect = (pathname: string) =>
  pathname.lastIndexOf('/') === 0 ? `${pathname}/` : null
