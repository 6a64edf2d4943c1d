import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

const all = () => true

/**
 * Carries what loaders asked for from the server into the browser, with the page and in one piece: loaders
 * wait for what the first sight needs, and what a page asks for while it is drawn, the browser asks for again.
 */
export function carryQueries(router: AnyRouter, client: QueryClient): void {
  const { options } = router
  const { dehydrate: own, hydrate: takeOwn } = options
  options.dehydrate = async () => ({
    ...(await own?.()),
    queries: dehydrate(client, { shouldDehydrateQuery: all }),
  })
  options.hydrate = async (carried) => {
    hydrate(client, carried.queries)
    await takeOwn?.(carried)
  }
  options.Wrap = ({ children }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  router.serverSsrLifecycle = {
    ...router.serverSsrLifecycle,
    // What is still being asked for when the page has gone is asked for nobody.
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (serverSsr) => serverSsr.onCleanup(() => client.clear()),
    ],
  }
}
