import { queryOptions } from '@tanstack/react-query'
import { accountFn, sessionsFn } from './account-page.functions'
import { passkeysFn } from './passkeys.functions'

/** The account of who is signed in, as its own page shows it. */
export const accountQuery = () =>
  queryOptions({ queryKey: ['accounts', 'account'] as const, queryFn: () => accountFn() })

/** Where they are signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'sessions'] as const,
    queryFn: () => sessionsFn(),
    staleTime: 5_000,
  })

/** The passkeys that open their account. */
export const passkeysQuery = () =>
  queryOptions({ queryKey: ['accounts', 'passkeys'] as const, queryFn: () => passkeysFn() })
