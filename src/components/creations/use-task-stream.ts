import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { subscribeToTasks } from '@/api/task-events'
import { taskKeys } from '@/api/tasks.queries'

/** A browser allows few connections per host, so pages in the background poll instead of listening. */
const HIDDEN_POLL_MS = 5_000

/** Keeps the displayed tasks up to date while some are in progress. */
export function useTaskStream(isNeeded: boolean): void {
  const client = useQueryClient()
  const isVisible = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => true,
  )
  useEffect(() => {
    if (!isNeeded) return
    if (isVisible) return subscribeToTasks(client)
    const ask = () => void client.invalidateQueries({ queryKey: taskKeys.lists })
    const timer = setInterval(ask, HIDDEN_POLL_MS)
    return () => clearInterval(timer)
  }, [client, isNeeded, isVisible])
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
