import { queryOptions } from '@tanstack/react-query'
import { accountFn, sessionsFn } from './account-page.functions'
import { passkeysFn } from './passkeys.functions'

/** The signed-in user's account, as the account page shows it. */
export const accountQuery = () =>
  queryOptions({ queryKey: ['accounts', 'account'] as const, queryFn: () => accountFn() })

/** The user's active sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'sessions'] as const,
    queryFn: () => sessionsFn(),
    staleTime: 5_000,
  })

/** The user's passkeys. */
export const passkeysQuery = () =>
  queryOptions({ queryKey: ['accounts', 'passkeys'] as const, queryFn: () => passkeysFn() })
