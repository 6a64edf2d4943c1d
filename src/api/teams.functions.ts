import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

/** The current brand, team, and product; null for a visitor. */
export const currentContextFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(async ({ context }) =>
    context.isSignedIn ? context.call(contract.teams.currentContext, {}) : null,
  )

export const teamKeys = { context: ['teams', 'current-context'] as const }

/** The current brand, team, and product: rarely changes; sign-in and sign-out invalidate it. */
export const currentContextQuery = () =>
  queryOptions({
    queryKey: teamKeys.context,
    queryFn: () => currentContextFn(),
    staleTime: 300_000,
    // A person who returns to a page may have been removed from the team meanwhile.
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  })
