import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { importsQuery } from '@/api/website-page.functions'

/** Loads the team's addresses; nothing for a visitor. Only the server waits. */
export async function loadImports(queryClient: QueryClient): Promise<void> {
  const loading = load(queryClient)
  if (import.meta.env.SSR) await loading
}

async function load(queryClient: QueryClient) {
  const user = await queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (user) await queryClient.prefetchQuery(importsQuery())
}
