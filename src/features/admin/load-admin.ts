import type { QueryClient } from '@tanstack/react-query'
import {
  adminCapabilitiesQuery,
  adminModelsQuery,
  adminProvidersQuery,
  adminTasksQuery,
  operatorActionsQuery,
} from '@/api/admin.queries'
import type { AdminSearch } from './search'

/** Loads what the requested part of the page shows first. */
export async function loadAdmin(client: QueryClient, { show }: AdminSearch): Promise<void> {
  if (show === 'log') await client.prefetchInfiniteQuery(operatorActionsQuery())
  else if (show === 'models') await client.prefetchQuery(adminModelsQuery())
  else if (show === 'tools') await client.prefetchQuery(adminCapabilitiesQuery())
  else if (show === 'tasks') await client.prefetchQuery(adminTasksQuery())
  else await client.prefetchQuery(adminProvidersQuery())
}
