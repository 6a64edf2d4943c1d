import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { contract } from '@/contract/contract'
import type { InputOf } from '@/contract/endpoint'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { preferredCurrency } from '@/contract/goods'
import type { Language } from '@/contract/languages'
import {
  creditLotsFn,
  creditUsageFn,
  orderFn,
  ordersFn,
  previewChangeFn,
  priceListFn,
  seatsFn,
  subscriptionFn,
} from './billing.functions'
import { creditKeys } from './credits.functions'
import { publicKeys } from './public-keys'

export type OrdersPage = InputOf<typeof contract.billing.orders>
export type WantedPlan = InputOf<typeof contract.billing.previewChange>

export const billingKeys = {
  all: ['billing'] as const,
  subscription: ['billing', 'subscription'] as const,
  order: (orderId: string) => ['billing', 'order', orderId] as const,
}

/**
 * What is sold, to whoever reads this language: it decides the currency. The same for
 * everybody, so it outlives sign-in and sign-out.
 */
export const priceListQuery = (language: Language) =>
  queryOptions({
    queryKey: [...publicKeys.priceList, language],
    queryFn: () => priceListFn({ data: { currency: preferredCurrency(language) } }),
  })

export const subscriptionQuery = () =>
  queryOptions({ queryKey: billingKeys.subscription, queryFn: () => subscriptionFn() })

export const seatsQuery = () =>
  queryOptions({ queryKey: ['billing', 'seats'], queryFn: () => seatsFn() })

export const creditLotsQuery = () =>
  queryOptions({ queryKey: ['billing', 'credits'], queryFn: () => creditLotsFn() })

/** What the last days' credits went into: the team's, or those of one person in it. */
export const creditUsageQuery = (userId?: string) =>
  queryOptions({
    queryKey: [...creditKeys.all, 'usage', userId ?? 'all'],
    queryFn: () => creditUsageFn({ data: { user_id: userId } }),
    placeholderData: keepPreviousData,
  })

export const ordersQuery = (page: OrdersPage) =>
  queryOptions({
    queryKey: ['billing', 'orders', page],
    queryFn: () => ordersFn({ data: page }),
    placeholderData: keepPreviousData,
  })

/** One order; asking for it again is the payment page's business. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: billingKeys.order(orderId),
    queryFn: (): Promise<OrderView> => orderFn({ data: { orderId } }),
  })

/** Terms of a change of plan; they depend on the moment, so nothing old is shown. */
export const planChangeQuery = (wanted: WantedPlan) =>
  queryOptions({
    queryKey: ['billing', 'change', wanted],
    queryFn: () => previewChangeFn({ data: wanted }),
    gcTime: 0,
    staleTime: 0,
  })

/** After money or plan changed: what was bought, what can be spent and what the plan allows. */
export function refreshBilling(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: billingKeys.all }),
    client.invalidateQueries({ queryKey: creditKeys.all }),
  ])
}
