import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@/contract/languages'
import type { Catalogs } from '@/i18n/catalogs'
import type { Site } from './site'
import type { Theme } from './theme'

/** What the server knew when it answered; the browser gets the same with the page. */
export interface PageFacts {
  site: Site
  /** Scheme and host in links that leave the page. */
  origin: string
  /** Detected language: that of pages without a prefix. */
  language: Language
  theme: Theme
}

export interface RouterContext {
  queryClient: QueryClient
  catalogs: Catalogs
  facts: PageFacts
}
