import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/catalog.queries'
import { type TaskFilter, taskListQuery } from '@/api/tasks.queries'

/** The first page of the history, and the names of the models in it. */
export async function loadHistory(queryClient: QueryClient, filter: TaskFilter) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(modelsQuery()),
    queryClient.prefetchInfiniteQuery(taskListQuery(filter)),
  ])
}
