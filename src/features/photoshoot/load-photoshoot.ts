import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { recentUploadsQuery } from '@/api/uploads.functions'
import { shotTasksQuery } from './shot-tasks'

/** Loads what the page shows first; nothing for a visitor. Only the server waits for it. */
export async function loadPhotoshoot(client: QueryClient) {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  const loading = Promise.all([
    client.prefetchQuery(modelsQuery()),
    client.prefetchQuery(balanceQuery()),
    client.prefetchQuery(recentUploadsQuery('image')),
    client.prefetchInfiniteQuery(shotTasksQuery()),
  ])
  if (import.meta.env.SSR) await loading
}
