import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { taskListQuery } from '@/api/tasks.queries'
import type { TaskView } from '@/contract/endpoints/tasks'
import { collapsesIn } from './collapse'

const NONE: readonly TaskView[] = []

/**
 * The latest creations of who is signed in; the same list until something in it changes. A cancelled
 * one leaves it after a moment: the history keeps it.
 */
export function useCreations(isSignedIn: boolean): readonly TaskView[] {
  const { data } = useInfiniteQuery({ ...taskListQuery(), enabled: isSignedIn })
  const [now, setNow] = useState(Date.now)
  const tasks = useMemo(
    () => (isSignedIn && data ? data.pages.flatMap((page) => page.tasks) : NONE),
    [isSignedIn, data],
  )

  useEffect(() => {
    const waits = tasks.map((task) => collapsesIn(task, Date.now())).filter((wait) => wait > 0)
    const next = Math.min(...waits)
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), next)
    return () => clearTimeout(timer)
  }, [tasks])

  return useMemo(() => {
    const visible = tasks.filter((task) => collapsesIn(task, now) > 0)
    return visible.length === tasks.length ? tasks : visible
  }, [tasks, now])
}
