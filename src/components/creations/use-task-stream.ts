import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { subscribeToTasks } from '@/api/task-events'
import { taskKeys } from '@/api/tasks.queries'

/** A browser has few connections to one host: pages in the background ask instead of listening. */
const HIDDEN_POLL_MS = 5_000

/** Keeps what is shown of tasks true while some are under way. */
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
