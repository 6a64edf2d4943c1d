import type { QueryClient } from '@tanstack/react-query'
import { STREAMS } from '@/contract/endpoints/media'
import type { TaskView } from '@/contract/endpoints/tasks'
import { taskKeys, writeTask } from './tasks.queries'
import { teamKeys } from './teams.functions'

const POLL_MS = 2_000

/**
 * Keeps the query cache true while tasks run: by the event stream, and by asking for the lists again
 * while the stream is down. The browser reconnects by itself and names the last event it saw.
 * @returns how to stop
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
    // A new stream replays nothing: what happened before it opened is asked for.
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
  // In another team, or in another role, the same page shows other things.
  stream.addEventListener('team', () => {
    void client.invalidateQueries({ queryKey: teamKeys.context })
  })
  return () => {
    stopPolling()
    stream.close()
  }
}
