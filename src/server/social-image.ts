import { isLanguage, type Language } from '@/contract/languages'

/** The page that a social image's path belongs to, or null for any other path. */
export function socialImagePage(pathname: string): { language: Language; path: string } | null {
  const [, language, path = ''] = /^\/social\/([a-z]{2})(\/.+)?\.jpg$/.exec(pathname) ?? []
  return isLanguage(language) ? { language, path } : null
}

/** A page's title and description for link previews; null when it has none. */
export function readSocialWords(html: string): { title: string; description: string } | null {
  const title = readMeta(html, 'og:title')
  const description = readMeta(html, 'og:description')
  return title && description ? { title, description } : null
}

const readMeta = (html: string, property: string): string | undefined => {
  const tag = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)
  return tag?.[1]?.replace(/&(amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Entities that React writes into attributes. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}
