import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { taskListQuery } from '@/api/tasks.queries'
import { useDeletedIds } from '@/browser/deletions'
import { useIdleFetch } from '@/browser/use-idle-fetch'
import { withoutDeleted } from '@/components/selection/without-deleted'
import type { TaskView } from '@/contract/endpoints/tasks'
import { collapsesIn } from './collapse'
import { Feed } from './lazy-parts'

const loadFeed = async () => Feed.preload?.()

const NONE: readonly TaskView[] = []

/**
 * The user's latest creations; the same list until something in it changes. A canceled one leaves it after a
 * moment, but stays in the history.
 */
export function useCreations(isSignedIn: boolean): readonly TaskView[] {
  // Loads the feed early, so that the first result has a place as soon as it is requested.
  useIdleFetch(loadFeed, isSignedIn)
  const { data } = useInfiniteQuery({ ...taskListQuery(), enabled: isSignedIn })
  const [now, setNow] = useState(Date.now)
  const deleted = useDeletedIds()
  const tasks = useMemo(() => {
    if (!isSignedIn || !data) return NONE
    const all = data.pages.flatMap((page) => page.tasks)
    return deleted.size > 0 ? all.flatMap((task) => withoutDeleted(task, deleted)) : all
  }, [isSignedIn, data, deleted])

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
