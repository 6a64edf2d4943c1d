import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/catalog.queries'
import { taskListQuery } from '@/api/tasks.queries'
import { Feed } from './lazy-parts'

/** What the page needs at first sight: the models and, for who is signed in, their creations. */
export async function loadCreatePage(queryClient: QueryClient) {
  await Promise.all([queryClient.prefetchQuery(modelsQuery()), loadCreations(queryClient)])
}

async function loadCreations(queryClient: QueryClient) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([queryClient.prefetchInfiniteQuery(taskListQuery()), Feed.preload?.()])
}
