import { queryOptions } from '@tanstack/react-query'
import { freeCheckFn } from './visitors.functions'

/** Loaded for a visitor without a session on the first page. */
export const visitorInfoQuery = () =>
  queryOptions({ queryKey: ['visitors', 'info'], queryFn: () => freeCheckFn(), staleTime: 60_000 })
