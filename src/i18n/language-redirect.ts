import { isLanguage, type Language } from '../contract/languages.ts'
import { languagePrefix } from './negotiate.ts'

/** Pages that also exist without a prefix, in the detected language. */
const UNPREFIXED_PAGES = new Set([
  '/login',
  '/privacy',
  '/refund',
  '/terms',
  '/404',
  // Registered with identity providers, so it cannot depend on the language.
  '/oauth/callback',
])

/** Whether a path names a file. `/veo3.1` does not: an extension starts with a letter. */
export const isFilePath = (pathname: string) => /\.[a-z][a-z0-9]{1,10}$/i.test(pathname)

/**
 * The correct address of a page, or null when the path is already correct. Unknown paths below a prefix are
 * left to the router.
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

/** Redirects `/EN/gallery` to `/en/gallery`. */
function lowerCasePrefix(path: string): string | null {
  const [, first = '', ...rest] = path.split('/')
  const language = first.toLowerCase()
  if (!isLanguage(language)) return null
  return rest.length > 0 ? `/${[language, ...rest].join('/')}` : `/${language}/`
}

const bareLanguageRedirect = (pathname: string) =>
  pathname.lastIndexOf('/') === 0 ? `${pathname}/` : null
