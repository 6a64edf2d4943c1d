import type { QueryClient } from '@tanstack/react-query'
import { STREAMS } from '@/contract/endpoints/media'
import type { TaskView } from '@/contract/endpoints/tasks'
import { taskKeys, writeTask } from './tasks.queries'
import { teamKeys } from './teams.functions'

const POLL_MS = 2_000

/**
 * Keeps the query cache current while tasks run: by the event stream, or by polling the lists while the
 * stream is down. The browser reconnects on its own and sends the last event it saw.
 * @returns a function that stops it
 */
export function subscribeToTasks(client: QueryClient): () => void {
  const stream = new EventSource(STREAMS.taskEvents)
  let poll: ReturnType<typeof setInterval> | undefined

  const refetch = () => void client.invalidateQueries({ queryKey: taskKeys.all })
  const stopPolling = () => {
    clearInterval(poll)
    poll = undefined
  }
  stream.addEventListener('open', () => {
    // A new stream replays nothing, so refetch what happened before it opened.
    refetch()
    stopPolling()
  })
  stream.addEventListener('error', () => {
    poll ??= setInterval(refetch, POLL_MS)
  })
  stream.addEventListener('task', ({ data }: MessageEvent<string>) => {
    const task: TaskView = JSON.parse(data)
    writeTask(client, task)
  })
  // In another team or role, the same page shows different data.
  stream.addEventListener('team', () => {
    void client.invalidateQueries({ queryKey: teamKeys.context })
  })
  return () => {
    stopPolling()
    stream.close()
  }
}
