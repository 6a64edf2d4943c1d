import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { capabilitiesQuery, modelsQuery } from '@/api/models.functions'
import { productsQuery } from '@/api/products.functions'
import { voicesQuery } from '@/api/speech.functions'

/** The first picture of the page; nothing of a person for a visitor. Only the server waits for it. */
export async function loadUgc(client: QueryClient) {
  const capabilities = client.prefetchQuery(capabilitiesQuery())
  if (import.meta.env.SSR) await capabilities
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  void client.prefetchQuery(voicesQuery())
  const loading = Promise.all([
    client.prefetchQuery(modelsQuery()),
    client.prefetchQuery(balanceQuery()),
    client.prefetchInfiniteQuery(productsQuery()),
  ])
  if (import.meta.env.SSR) await loading
}
