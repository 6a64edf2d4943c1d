import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { knowledgeQuery } from '@/api/knowledge.functions'
import { currentContextQuery } from '@/api/teams.functions'

/** Loads the brand's knowledge; nothing for a visitor. Only the server waits. */
export async function loadKnowledge(queryClient: QueryClient): Promise<void> {
  const loading = load(queryClient)
  if (import.meta.env.SSR) await loading
}

async function load(queryClient: QueryClient) {
  const user = await queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (!user) return
  const context = await queryClient.ensureQueryData(currentContextQuery()).catch(() => null)
  await queryClient.prefetchQuery(knowledgeQuery(context?.current_brand?.id))
}
