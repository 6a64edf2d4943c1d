import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { catalogueQuery, seatsQuery, subscriptionQuery } from '@/api/billing.queries'
import { modelsQuery } from '@/api/catalog.queries'
import type { Catalogue } from '@/contract/endpoints/billing/catalogue'
import type { Language } from '@/contract/languages'

/** Prices, and what whoever is signed in has already. */
export async function loadPricing(
  queryClient: QueryClient,
  language: Language,
): Promise<Catalogue> {
  const [catalogue] = await Promise.all([
    queryClient.ensureQueryData(catalogueQuery(language)),
    queryClient.prefetchQuery(modelsQuery()),
    loadOwn(queryClient),
  ])
  return catalogue
}

async function loadOwn(queryClient: QueryClient) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(subscriptionQuery()),
    queryClient.prefetchQuery(seatsQuery()),
  ])
}
