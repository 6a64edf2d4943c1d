import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { taskListQuery } from '@/api/tasks.queries'
import { isActive } from '@/components/creations/task-state'

const ACTIVE = { status: 'active' } as const

/** Whether any of the user's tasks is active, according to the last event. */
export const isAnyRunning = (client: QueryClient): boolean =>
  client
    .getQueryData(taskListQuery(ACTIVE).queryKey)
    ?.pages.some(({ tasks }) => tasks.some(isActive)) === true

/** The current user, their balance, and whether the plan allows another generation now. */
export function useAccount() {
  const { data: user = null } = useQuery(userInfoQuery())
  const isSignedIn = user !== null
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: isSignedIn })
  const { data: active } = useInfiniteQuery({
    ...taskListQuery(ACTIVE),
    enabled: isSignedIn,
  })
  const runningCount = isSignedIn ? (active?.pages[0]?.tasks.filter(isActive).length ?? 0) : 0
  return {
    userId: user?.uid ?? null,
    isSignedIn,
    defaults: user?.defaults,
    balance: balance?.balance ?? null,
    imagesOfPlan: balance?.reference_images_max,
    runningCount,
    isAtLimit: runningCount >= (balance?.concurrency ?? 1),
  }
}
