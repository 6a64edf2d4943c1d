import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { seenAdsQuery } from '@/api/seen-ads.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { type AdSpySearch, adSpyFilter } from './search'

/** Loads the first page of the board; nothing for a visitor. Only the server waits. */
export async function loadAdSpy(client: QueryClient, search: AdSpySearch): Promise<void> {
  const loading = load(client, search)
  if (import.meta.env.SSR) await loading
}

async function load(client: QueryClient, search: AdSpySearch) {
  const user = await client.ensureQueryData(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    client.prefetchInfiniteQuery(seenAdsQuery(adSpyFilter(search))),
    client.ensureQueryData(currentContextQuery()).catch(() => null),
  ])
}
