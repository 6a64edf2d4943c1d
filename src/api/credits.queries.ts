import { queryOptions } from '@tanstack/react-query'
import { balanceFn } from './credits.functions'

export const creditKeys = {
  balance: ['credits', 'balance'] as const,
}

/** Credits of the team; tasks that start, end or are cancelled invalidate it. */
export const balanceQuery = () =>
  queryOptions({ queryKey: creditKeys.balance, queryFn: () => balanceFn() })
