import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { shippedTemplatesQuery, templatesQuery } from '@/api/templates.functions'
import type { Language } from '@/contract/languages'

/** Loads the shipped templates, and the team's own for signed-in users. Only the server waits. */
export async function loadTemplates(queryClient: QueryClient, language: Language): Promise<void> {
  const loading = Promise.all([
    queryClient.prefetchQuery(shippedTemplatesQuery(language)),
    loadOwn(queryClient),
  ])
  if (import.meta.env.SSR) await loading
}

async function loadOwn(queryClient: QueryClient) {
  const user = await queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (user) await queryClient.prefetchQuery(templatesQuery())
}
