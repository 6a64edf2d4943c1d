import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { carryQueries } from './api/carry-queries'
import { createQueryClient } from './api/query-client'
import { isLanguage } from './contract/languages'
import { NotFound } from './features/shell/not-found'
import { RouteError } from './features/shell/route-error'
import { createCatalogs } from './i18n/catalogs'
import { trailingSlashRewrite } from './i18n/trailing-slash-rewrite'
import { keepLocations } from './page/kept-locations'
import type { PageFacts, RouterContext } from './page/router-context'
import { parseSearch, stringifySearch } from './page/search-params'
import { storedTheme } from './page/theme'
import { routeTree } from './routeTree.gen'

declare global {
  /** Where the style elements that dialogs make look for the nonce of their page. */
  var __webpack_nonce__: string | undefined
}

/** One router per request on the server, one per visit in the browser. */
export function getRouter() {
  const server = getGlobalStartContext()
  const catalogs = createCatalogs()
  const languageOnScreen = () => {
    const { lang } = document.documentElement
    return isLanguage(lang) ? lang : context.facts.language
  }
  // In the browser the facts arrive with `hydrate`, before any route reads them.
  let facts!: PageFacts
  if (server) facts = pageFacts(server)
  else globalThis.__webpack_nonce__ = document.querySelector('script')?.nonce
  const context: RouterContext = {
    queryClient: createQueryClient(() => catalogs.get(languageOnScreen())),
    catalogs,
    facts,
  }
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce: server?.nonce },
    trailingSlash: 'never',
    rewrite: trailingSlashRewrite,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: () => <NotFound />,
    dehydrate: (): { facts: PageFacts } => ({ facts: context.facts }),
    hydrate: async ({ facts }: { facts: PageFacts }) => {
      context.facts = facts
      await catalogs.load(languageOnScreen())
    },
  })
  if (import.meta.env.SSR) keepLocations(router)
  carryQueries(router, context.queryClient)
  return router
}

const pageFacts = ({ site, origin, language }: Omit<PageFacts, 'theme'>): PageFacts => ({
  site,
  origin,
  language,
  theme: storedTheme(),
})
