import type { QueryClient } from '@tanstack/react-query'
import { adminModelsQuery, operatorActionsQuery } from '@/api/admin.queries'
import type { AdminSearch } from './search'

/** What the part of the page that is asked for shows first. */
export async function loadAdmin(queryClient: QueryClient, { show }: AdminSearch): Promise<void> {
  if (show === 'log') await queryClient.prefetchInfiniteQuery(operatorActionsQuery())
  else await queryClient.prefetchQuery(adminModelsQuery())
}
