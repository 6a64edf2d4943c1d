import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { adminModelsFn, operatorActionsFn } from './admin.functions'

export const adminKeys = {
  all: ['admin'] as const,
  models: ['admin', 'models'] as const,
  actions: ['admin', 'actions'] as const,
}

export const adminModelsQuery = () =>
  queryOptions({ queryKey: adminKeys.models, queryFn: () => adminModelsFn() })

/** What operators did, newest first, with "load more". */
export const operatorActionsQuery = () =>
  infiniteQueryOptions({
    queryKey: adminKeys.actions,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      operatorActionsFn({ data: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
