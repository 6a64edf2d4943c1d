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

/** What came of a question, as it stands in the page. */
type Answer = [key: QueryKey, askedAt: number, data: unknown]

/**
 * Carries what loaders asked for from the server into the browser, with the page and in one piece: loaders
 * wait for what the first sight needs, and what a page asks for while it is drawn, the browser asks for again.
 */
export function carryQueries(router: AnyRouter, client: QueryClient): void {
  const { options } = router
  const { dehydrate: own, hydrate: takeOwn } = options
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
    // What is still being asked for when the page has gone is asked for nobody.
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (serverSsr) => serverSsr.onCleanup(() => client.clear()),
    ],
  }
}

/**
 * What was answered, as one text of JSON: both sides take it apart many times faster than a script that says
 * the same, with all that a query is beside its answer. What JSON cannot say is carried otherwise.
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
