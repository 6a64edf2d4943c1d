import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { taskListQuery } from '@/api/tasks.queries'
import type { TaskView } from '@/contract/endpoints/tasks'

const NONE: readonly TaskView[] = []

/** The latest creations of who is signed in; the same list until something in it changes. */
export function useCreations(isSignedIn: boolean): readonly TaskView[] {
  const { data } = useInfiniteQuery({ ...taskListQuery(), enabled: isSignedIn })
  return useMemo(
    () => (isSignedIn && data ? data.pages.flatMap((page) => page.tasks) : NONE),
    [isSignedIn, data],
  )
}
