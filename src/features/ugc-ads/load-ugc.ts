import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { capabilitiesQuery, modelsQuery } from '@/api/models.functions'
import { presentersQuery } from '@/api/people.functions'
import { productsQuery } from '@/api/products.functions'
import { voicesQuery } from '@/api/speech.functions'
import { ugcAdListQuery } from '@/api/ugc-ads.functions'
import type { UgcSearch } from './search'

/** Loads what the page shows first; no personal data for a visitor. Only the server waits for it. */
export async function loadUgc(client: QueryClient, { ad }: UgcSearch) {
  const capabilities = client.prefetchQuery(capabilitiesQuery())
  if (import.meta.env.SSR) await capabilities
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  void client.prefetchQuery(voicesQuery())
  const loading = Promise.all([
    client.prefetchQuery(modelsQuery()),
    client.prefetchQuery(balanceQuery()),
    ad ? client.prefetchQuery(presentersQuery()) : client.prefetchQuery(ugcAdListQuery()),
    client.prefetchInfiniteQuery(productsQuery()),
  ])
  if (import.meta.env.SSR) await loading
}
