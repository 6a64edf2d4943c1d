import { queryOptions } from '@tanstack/react-query'
import { oauthConfigFn, userInfoFn } from './accounts.functions'

export const accountKeys = {
  user: ['accounts', 'user'] as const,
}

/** The signed-in user, or null. */
export const userInfoQuery = () =>
  queryOptions({ queryKey: accountKeys.user, queryFn: () => userInfoFn(), staleTime: 60_000 })

export const oauthConfigQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'oauth'],
    queryFn: () => oauthConfigFn(),
    staleTime: Number.POSITIVE_INFINITY,
  })
