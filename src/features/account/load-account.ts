import type { QueryClient } from '@tanstack/react-query'
import { accountQuery, passkeysQuery, sessionsQuery } from '@/api/account-page.queries'
import { userInfoQuery } from '@/api/accounts.queries'

/** Loads the signed-in user's account; nothing for a visitor. Only the server waits for it. */
export async function loadAccount(queryClient: QueryClient): Promise<void> {
  const loading = load(queryClient)
  if (import.meta.env.SSR) await loading
}

async function load(queryClient: QueryClient) {
  const user = await queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(accountQuery()),
    queryClient.prefetchQuery(sessionsQuery()),
    queryClient.prefetchQuery(passkeysQuery()),
  ])
}
