import type { Language } from '../contract/languages.ts'
import { languagePrefix } from './negotiate.ts'

/** The same page in another language, keeping search and hash. */
export function pathInLanguage(path: string, language: Language): string {
  const prefix = languagePrefix(path.split(/[?#]/, 1)[0] ?? '')
  return `/${language}${prefix ? path.slice(prefix.length + 1) : path}`
}
