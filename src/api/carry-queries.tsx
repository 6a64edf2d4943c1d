import {
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { plainTextOf } from './plain-text-of'

/** A query's answer, as serialized in the page. */
type Answer = [key: QueryKey, askedAt: number, data: unknown]

/**
 * Hands the queries that loaders made from the server to the browser, in one piece with the page. Loaders
 * wait for what the first view needs; queries started during rendering are repeated by the browser.
 */
export function carryQueries(router: AnyRouter, client: QueryClient): void {
  const { options } = router
  const { dehydrate: own, hydrate: takeOwn } = options
  // A browser has nothing to dehydrate and need not load the code for it.
  if (import.meta.env.SSR)
    options.dehydrate = async () => {
      const { text, isCarried } = answersOf(client)
      return {
        ...(await own?.()),
        answers: text,
        queries: dehydrate(client, { shouldDehydrateQuery: (query) => !isCarried(query) }),
      }
    }
  options.hydrate = async (carried) => {
    const answers: Answer[] = JSON.parse(carried.answers)
    for (const [key, updatedAt, data] of answers) client.setQueryData(key, data, { updatedAt })
    hydrate(client, carried.queries)
    await takeOwn?.(carried)
  }
  options.Wrap = ({ children }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  router.serverSsrLifecycle = {
    ...router.serverSsrLifecycle,
    // Drops queries still running after the page was sent: nobody would read their answers.
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (serverSsr) => serverSsr.onCleanup(() => client.clear()),
    ],
  }
}

/**
 * All answers as one JSON text: both sides process it many times faster than the equivalent script with
 * complete query objects. Values JSON cannot represent are carried the default way.
 */
function answersOf(client: QueryClient) {
  const answers: string[] = []
  const carried = new Set<Query>()
  for (const query of client.getQueryCache().getAll()) {
    const { status, fetchStatus, data, dataUpdatedAt } = query.state
    const isAnswer =
      status === 'success' && fetchStatus === 'idle' && !query.meta && !query.queryType
    const text = isAnswer ? plainTextOf(data) : null
    const key = plainTextOf(query.queryKey)
    if (text === null || key === null) continue
    answers.push(`[${key},${dataUpdatedAt},${text}]`)
    carried.add(query)
  }
  return { text: `[${answers.join()}]`, isCarried: (query: Query) => carried.has(query) }
}
