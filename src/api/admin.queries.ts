import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  adminCapabilitiesFn,
  adminModelsFn,
  adminProvidersFn,
  adminTasksFn,
  operatorActionsFn,
} from './admin.functions'

export const adminKeys = {
  all: ['admin'] as const,
}

/** Polling interval for monitored data while the page is in front. */
const LOOK_EVERY_MS = 10_000

export const adminProvidersQuery = () =>
  queryOptions({
    queryKey: ['admin', 'providers'],
    queryFn: () => adminProvidersFn(),
    refetchInterval: LOOK_EVERY_MS,
  })

export const adminTasksQuery = () =>
  queryOptions({
    queryKey: ['admin', 'tasks'],
    queryFn: () => adminTasksFn(),
    refetchInterval: LOOK_EVERY_MS,
  })

export const adminModelsQuery = () =>
  queryOptions({ queryKey: ['admin', 'models'], queryFn: () => adminModelsFn() })

export const adminCapabilitiesQuery = () =>
  queryOptions({ queryKey: ['admin', 'capabilities'], queryFn: () => adminCapabilitiesFn() })

/** Operator actions, newest first, with "load more". */
export const operatorActionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['admin', 'actions'],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      operatorActionsFn({ data: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
