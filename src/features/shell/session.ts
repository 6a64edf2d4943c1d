import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { taskListQuery } from '@/api/tasks.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { visitorInfoQuery } from '@/api/visitors.functions'
import { isFinished } from '@/contract/generation'

const activeTasksQuery = () => taskListQuery({ status: 'active' })

/** Loads what header and menus need for the first paint. On failure they show a visitor's version. */
export async function loadSession(queryClient: QueryClient) {
  const [user] = await Promise.all([
    queryClient.fetchQuery(userInfoQuery()).catch(() => null),
    queryClient.prefetchQuery(currentContextQuery()),
  ])
  if (!user) return
  await Promise.all([
    queryClient.prefetchQuery(balanceQuery()),
    queryClient.prefetchInfiniteQuery(activeTasksQuery()),
  ])
}

export type Session = ReturnType<typeof useSession>

/** The current user, their balance, and their running tasks. */
export function useSession() {
  const { data: user = null } = useQuery(userInfoQuery())
  const isSignedIn = user !== null
  // Requested in the browser only: a crawler needs no visitor record.
  useQuery({ ...visitorInfoQuery(), enabled: !isSignedIn })
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: isSignedIn })
  const { data: context } = useQuery(currentContextQuery())
  const { data: active } = useInfiniteQuery({ ...activeTasksQuery(), enabled: isSignedIn })
  // The event stream keeps finished tasks in the lists on screen; here they no longer count.
  const running = active?.pages[0]?.tasks.filter(({ status }) => !isFinished(status)) ?? []
  return {
    user,
    team: user && (context?.current_team ?? null),
    /** Null without several brands to choose from. */
    brand: user && (context?.current_team?.brands ?? 0) > 1 ? context?.current_brand : null,
    product: user && context?.current_product,
    balanceCredits: balance?.balance ?? null,
    runningTasks: running.length,
    runningIds: running.map(({ task_id }) => task_id),
  }
}
