import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@/contract/languages'
import type { Catalogs } from '@/i18n/catalogs'
import type { Site } from './site'
import type { Theme } from './theme'

/** Facts the server knew when it rendered the page; the browser receives the same ones with it. */
export interface PageFacts {
  site: Site
  /** Scheme and host for links that leave the page. */
  origin: string
  /** Detected language, used by pages without a prefix. */
  language: Language
  theme: Theme
}

export interface RouterContext {
  queryClient: QueryClient
  catalogs: Catalogs
  facts: PageFacts
}
