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

/** The price list in the currency for this language. The same for everyone, so it survives sign-in and sign-out. */
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

/** Recent credit usage, of the team or of one person in it. */
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

/** One order; the payment page does the polling. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: billingKeys.order(orderId),
    queryFn: (): Promise<OrderView> => orderFn({ data: { orderId } }),
  })

/** Terms of a plan change; they depend on the moment, so they are never shown from the cache. */
export const planChangeQuery = (wanted: WantedPlan) =>
  queryOptions({
    queryKey: ['billing', 'change', wanted],
    queryFn: () => previewChangeFn({ data: wanted }),
    gcTime: 0,
    staleTime: 0,
  })

/** Refreshes purchases, credits, and plan limits after a payment or plan change. */
export function refreshBilling(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: billingKeys.all }),
    client.invalidateQueries({ queryKey: creditKeys.all }),
  ])
}
