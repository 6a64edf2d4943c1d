import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { campaignListQuery, packListQuery } from '@/api/campaigns.functions'
import { creativeFiltersQuery, creativeListQuery } from '@/api/creative-page.queries'
import type { AdsSearch } from './search'

/** Loads what the page shows first; nothing for a visitor. Only the server waits for it. */
export async function loadAdsManager(client: QueryClient, { campaign }: AdsSearch): Promise<void> {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  const loading = Promise.all([
    client.prefetchQuery(campaignListQuery()),
    client.prefetchQuery(packListQuery()),
    client.prefetchQuery(creativeFiltersQuery()),
    client.prefetchInfiniteQuery(creativeListQuery({ campaign_id: campaign })),
  ])
  if (import.meta.env.SSR) await loading
}
