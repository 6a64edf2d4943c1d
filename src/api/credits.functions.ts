import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type { z } from 'zod'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { credits } = contract

export const balanceFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(credits.balance, {}))

export const calculateCreditsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(credits.calculate))
  .handler(({ data, context }) => context.call(credits.calculate, data))

export const ledgerFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(credits.ledger))
  .handler(({ data, context }) => context.call(credits.ledger, data))

export const creditKeys = {
  all: ['credits'] as const,
  balance: ['credits', 'balance'] as const,
}

/** Price of a generation; prices only change with releases and price lists. */
export const chargeQuery = (asked: z.input<typeof credits.calculate.input>) =>
  queryOptions({
    queryKey: ['credits', 'charge', asked] as const,
    queryFn: () => calculateCreditsFn({ data: asked }),
    staleTime: 300_000,
  })

/** The team's credits; invalidated when tasks start, end, or are canceled. */
export const balanceQuery = () =>
  queryOptions({ queryKey: creditKeys.balance, queryFn: () => balanceFn() })

/** The credit ledger, newest first, with "load more". */
export const ledgerQuery = () =>
  infiniteQueryOptions({
    queryKey: ['credits', 'ledger'],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      ledgerFn({ data: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
