import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { priceListQuery, seatsQuery, subscriptionQuery } from '@/api/billing.queries'
import { modelsQuery } from '@/api/models.functions'
import type { PriceList } from '@/contract/endpoints/billing/price-list'
import type { Language } from '@/contract/languages'

/** Loads the prices, and what a signed-in user already has. */
export async function loadPricing(
  queryClient: QueryClient,
  language: Language,
): Promise<PriceList> {
  const [priceList] = await Promise.all([
    queryClient.ensureQueryData(priceListQuery(language)),
    queryClient.prefetchQuery(modelsQuery()),
    loadOwn(queryClient),
  ])
  return priceList
}

async function loadOwn(queryClient: QueryClient) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(subscriptionQuery()),
    queryClient.prefetchQuery(seatsQuery()),
  ])
}
