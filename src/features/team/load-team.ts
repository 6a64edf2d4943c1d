import type { QueryClient } from '@tanstack/react-query'
import { teamListQuery, teamQuery } from '@/api/team-page.queries'
import { currentContextQuery } from '@/api/teams.functions'

/** Loads the user's current team and their others; nothing for a visitor. Only the server waits for it. */
export async function loadTeam(queryClient: QueryClient): Promise<void> {
  const loading = load(queryClient)
  if (import.meta.env.SSR) await loading
}

async function load(queryClient: QueryClient) {
  const context = await queryClient.ensureQueryData(currentContextQuery()).catch(() => null)
  const teamId = context?.current_team?.id
  if (!teamId) return
  await Promise.all([
    queryClient.prefetchQuery(teamQuery(teamId)),
    queryClient.prefetchQuery(teamListQuery()),
  ])
}
