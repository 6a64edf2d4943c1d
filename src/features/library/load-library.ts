import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { libraryListQuery, libraryOverviewQuery } from '@/api/library.queries'
import { type LibrarySearch, libraryFilter } from './search'

/** Loads the first page and the filter options; nothing for a visitor. Only the server waits for it. */
export async function loadLibrary(client: QueryClient, search: LibrarySearch): Promise<void> {
  const loading = load(client, search)
  if (import.meta.env.SSR) await loading
}

async function load(client: QueryClient, search: LibrarySearch) {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    client.prefetchInfiniteQuery(libraryListQuery(libraryFilter(search))),
    client.prefetchQuery(libraryOverviewQuery()),
  ])
}
