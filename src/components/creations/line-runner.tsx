import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { tellFailure } from '@/browser/tell-failure'
import { leaveLine, markFailed, useWaitingLine, type WaitingTask } from '@/browser/waiting-line'
import { isAppError } from '@/contract/app-error'
import type { TaskView } from '@/contract/endpoints/tasks'

/** Temporary failures: another tab was quicker, the network is down, too many requests. */
const PASSING = ['generation_running', 'network_error', 'timeout', 'too_many_requests']
const PAUSE_MS = 5_000

/** Starts a waiting generation. */
type StartTask = (task: WaitingTask) => Promise<TaskView>

const SERVER: StartTask = ({ request, key }) =>
  createTaskFn({ data: { ...request, idempotency_key: key } })

interface LineRunnerProps {
  userId: string
  runningTasks: number
  start?: StartTask
}

/** Starts the next generation in line as soon as the plan has room for it. Renders nothing. */
export default function LineRunner({ userId, runningTasks, start = SERVER }: LineRunnerProps) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { data: balance } = useQuery(balanceQuery())
  const next = useWaitingLine(userId).find(({ hasFailed }) => !hasFailed)
  const [isPaused, setPaused] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: start,
    onSuccess: (task, { key }) => {
      writeTask(client, task)
      leaveLine(key)
    },
    onError: (error, { key }) => {
      if (!(isAppError(error) && PASSING.includes(error.code))) {
        markFailed(key, true)
        void tellFailure(i18n, error)
        return
      }
      setPaused(true)
      void client.invalidateQueries({ queryKey: taskKeys.lists })
    },
  })

  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(() => setPaused(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPaused])

  const hasRoom = runningTasks < (balance?.concurrency ?? 1)
  const isDue = hasRoom && !isPaused && !isPending
  useEffect(() => {
    if (!next || !isDue) return
    // A task requested earlier may still be on its way.
    if (client.isMutating({ mutationKey: taskKeys.create }) > 0) setPaused(true)
    else mutate(next)
  }, [next, isDue, mutate, client])
  return null
}
