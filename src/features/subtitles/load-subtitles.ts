import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { trackListQuery } from '@/api/subtitles.functions'
import type { SubtitlesSearch } from './search'

/** Loads what the page shows first; nothing for a visitor. Only the server waits for it. */
export async function loadSubtitles(client: QueryClient, { track }: SubtitlesSearch) {
  const user = await client.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user || track) return
  const loading = client.prefetchQuery(trackListQuery())
  if (import.meta.env.SSR) await loading
}
