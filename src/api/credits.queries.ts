import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { balanceFn, ledgerFn } from './credits.functions'

export const creditKeys = {
  all: ['credits'] as const,
  balance: ['credits', 'balance'] as const,
}

/** Credits of the team; tasks that start, end or are cancelled invalidate it. */
export const balanceQuery = () =>
  queryOptions({ queryKey: creditKeys.balance, queryFn: () => balanceFn() })

/** Every movement of credits, newest first, with "load more". */
export const ledgerQuery = () =>
  infiniteQueryOptions({
    queryKey: ['credits', 'ledger'],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      ledgerFn({ data: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
