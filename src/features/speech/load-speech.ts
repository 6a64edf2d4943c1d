import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { capabilitiesQuery, modelsQuery } from '@/api/models.functions'
import { voicesQuery } from '@/api/speech.functions'
import { taskListQuery } from '@/api/tasks.queries'

/** Loads what the page shows first; no personal data for a visitor. Only the server waits for it. */
export async function loadSpeech(client: QueryClient) {
  const capabilities = client.prefetchQuery(capabilitiesQuery())
  if (import.meta.env.SSR) await capabilities
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  const loading = Promise.all([
    client.prefetchQuery(modelsQuery()),
    client.prefetchQuery(voicesQuery()),
    client.prefetchQuery(balanceQuery()),
    client.prefetchInfiniteQuery(taskListQuery({ type: 'audio' })),
  ])
  if (import.meta.env.SSR) await loading
}
