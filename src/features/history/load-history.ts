import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { taskListQuery, taskQuery } from '@/api/tasks.queries'
import { type HistorySearch, historyFilter } from './search'

/** Loads the first page of the history or one task, and the names of the models in it. */
export async function loadHistory(queryClient: QueryClient, search: HistorySearch) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(modelsQuery()),
    search.task
      ? queryClient.prefetchQuery(taskQuery(search.task))
      : queryClient.prefetchInfiniteQuery(taskListQuery(historyFilter(search))),
  ])
}
