import { isLanguage, type Language } from '../contract/languages.ts'

interface Wishes {
  /** Path of the request; a language prefix always wins. */
  pathname: string
  /** Language stored in this browser earlier. */
  stored: string | null | undefined
  /** The Accept-Language header. */
  accepted: string | null | undefined
  fallback: Language
}

/** The language of a request: path prefix, stored choice, browser, fallback. */
export function negotiateLanguage({ pathname, stored, accepted, fallback }: Wishes): Language {
  const prefix = languagePrefix(pathname)
  if (prefix) return prefix
  if (isLanguage(stored)) return stored
  return acceptedLanguages(accepted).find(isLanguage) ?? fallback
}

/** The language prefix of a path, if any. */
export function languagePrefix(pathname: string): Language | null {
  const first = pathname.split('/', 2)[1]
  return isLanguage(first) ? first : null
}

/** Primary tags of an Accept-Language header, most preferred first. */
function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return {
        language: tag.split('-')[0] ?? '',
        weight: weight ? Number(weight.trim().slice(2)) : 1,
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
