import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { taskListQuery } from '@/api/tasks.queries'

/** Loads what the page shows first; nothing for a visitor. Only the server waits for it. */
export async function loadSoundtrack(client: QueryClient) {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  const loading = Promise.all([
    client.prefetchQuery(modelsQuery()),
    client.prefetchQuery(balanceQuery()),
    client.prefetchInfiniteQuery(taskListQuery({ type: 'video' })),
    client.prefetchInfiniteQuery(taskListQuery({ type: 'audio' })),
  ])
  if (import.meta.env.SSR) await loading
}
