import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { present } from '../../tests/support/present'
import { carryQueries } from './carry-queries'

const LIST = { pages: [{ tasks: ['one'] }], pageParams: [undefined] }

/** A page's router that carries its queries. */
function routerOf(client: QueryClient) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  carryQueries(router, client)
  return router
}

test('a browser has the answers that the server was given, and when', async () => {
  const server = new QueryClient()
  server.setQueryData(['models'], { models: [{ id: 'one', page: null }] }, { updatedAt: 7_000 })
  server.setQueryData(['accounts', 'user'], null, { updatedAt: 8_000 })
  server.setQueryData(['tasks'], LIST, { updatedAt: 9_000 })
  await server
    .fetchQuery({
      queryKey: ['gone'],
      queryFn: () => Promise.reject(new Error('no')),
      retry: false,
    })
    .catch(() => null)
  const carried = await routerOf(server).options.dehydrate?.()

  const browser = new QueryClient()
  await routerOf(browser).options.hydrate?.(structuredClone(present(carried)))
  for (const key of [['models'], ['accounts', 'user'], ['tasks'], ['gone']]) {
    const { data, error, status, dataUpdatedAt } = server.getQueryState(key) ?? {}
    expect(browser.getQueryState(key)).toMatchObject({ data, error, status, dataUpdatedAt })
    expect(status).toBeDefined()
  }
})
