import { queryOptions } from '@tanstack/react-query'
import { currentContextFn } from './teams.functions'

export const teamKeys = { context: ['teams', 'current-context'] as const }

/** Brand context: changes rarely, and sign-in and sign-out invalidate it. */
export const currentContextQuery = () =>
  queryOptions({
    queryKey: teamKeys.context,
    queryFn: () => currentContextFn(),
    staleTime: 300_000,
  })
