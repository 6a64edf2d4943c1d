import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { adAnswersQuery, figureImportsQuery } from '@/api/figures.functions'
import type { AnalyticsSearch } from './search'

/** Loads what the page shows first; nothing for a visitor. Only the server waits for it. */
export async function loadAnalytics(client: QueryClient, search: AnalyticsSearch): Promise<void> {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  const loading = Promise.all([
    client.prefetchQuery(adAnswersQuery(search)),
    client.prefetchQuery(figureImportsQuery()),
  ])
  if (import.meta.env.SSR) await loading
}
