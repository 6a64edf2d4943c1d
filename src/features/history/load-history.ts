import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { taskListQuery, taskQuery } from '@/api/tasks.queries'
import type { HistorySearch } from './search'

/** The first page of the history or one task, and the names of the models in it. */
export async function loadHistory(queryClient: QueryClient, { task, ...filter }: HistorySearch) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(modelsQuery()),
    task
      ? queryClient.prefetchQuery(taskQuery(task))
      : queryClient.prefetchInfiniteQuery(taskListQuery(filter)),
  ])
}
