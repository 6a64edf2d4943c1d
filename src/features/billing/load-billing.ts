import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import {
  creditLotsQuery,
  creditUsageQuery,
  ordersQuery,
  subscriptionQuery,
} from '@/api/billing.queries'
import { ledgerQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { type BillingSearch, ordersPageOf } from './search'

/** Loads the first view of the billing page; only the server waits for it. */
export async function loadBilling(queryClient: QueryClient, search: BillingSearch): Promise<void> {
  const loading = load(queryClient, search)
  if (import.meta.env.SSR) await loading
}

async function load(queryClient: QueryClient, search: BillingSearch) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(subscriptionQuery()),
    queryClient.prefetchQuery(creditLotsQuery()),
    queryClient.prefetchQuery(creditUsageQuery()),
    queryClient.prefetchQuery(modelsQuery()),
    search.show === 'credits'
      ? queryClient.prefetchInfiniteQuery(ledgerQuery())
      : queryClient.prefetchQuery(ordersQuery(ordersPageOf(search))),
  ])
}
