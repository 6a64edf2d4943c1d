import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { isAppError } from './contract/app-error'
import { isLanguage } from './contract/languages'
import { createCatalogs } from './i18n/catalogs'
import { trailingSlashRewrite } from './i18n/trailing-slash-rewrite'
import type { PageFacts, RouterContext } from './lib/router-context'
import { parseSearch, stringifySearch } from './lib/search-params'
import { storedTheme } from './lib/theme'
import { routeTree } from './routeTree.gen'

const RETRIES_MAX = 2

/** One router per request on the server, one per visit in the browser. */
export function getRouter() {
  const server = getGlobalStartContext()
  const context: RouterContext = {
    queryClient: createQueryClient(),
    catalogs: createCatalogs(),
    // In the browser the facts arrive with `hydrate`, before any route reads them.
    facts: server ? pageFacts(server) : (undefined as never),
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
    dehydrate: (): { facts: PageFacts } => ({ facts: context.facts }),
    hydrate: async ({ facts }: { facts: PageFacts }) => {
      context.facts = facts
      const { lang } = document.documentElement
      await context.catalogs.load(isLanguage(lang) ? lang : facts.language)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient })
  return router
}

const pageFacts = ({ site, origin, language }: Omit<PageFacts, 'theme'>): PageFacts => ({
  site,
  origin,
  language,
  theme: storedTheme(),
})

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A named error is an answer; only what never arrived is worth asking for again.
        retry: (failures, error) => failures < RETRIES_MAX && !isAppError(error),
      },
    },
  })
