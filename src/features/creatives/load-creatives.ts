import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import {
  creativeFiltersQuery,
  creativeListQuery,
  creativeLogQuery,
  creativeQuery,
  creativeReviewQuery,
} from '@/api/creative-page.queries'
import { modelsQuery } from '@/api/models.functions'
import { type CreativeSearch, creativeFilter } from './search'

/** Loads the first page of the list; nothing for a visitor. Only the server waits for it. */
export async function loadCreatives(client: QueryClient, search: CreativeSearch): Promise<void> {
  const loading = ifSignedIn(client, () => [
    client.prefetchInfiniteQuery(creativeListQuery(creativeFilter(search))),
    client.prefetchQuery(creativeFiltersQuery()),
  ])
  if (import.meta.env.SSR) await loading
}

export async function loadCreative(client: QueryClient, creativeId: string): Promise<void> {
  const loading = ifSignedIn(client, () => [
    client.prefetchQuery(creativeQuery(creativeId)),
    client.prefetchQuery(creativeLogQuery(creativeId)),
    client.prefetchQuery(creativeReviewQuery(creativeId)),
    client.prefetchQuery(modelsQuery()),
  ])
  if (import.meta.env.SSR) await loading
}

async function ifSignedIn(client: QueryClient, load: () => Promise<unknown>[]) {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (user) await Promise.all(load())
}
