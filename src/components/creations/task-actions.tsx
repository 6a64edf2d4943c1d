import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { creditKeys } from '@/api/credits.functions'
import { cancelTaskFn, retryTaskFn } from '@/api/tasks.functions'
import { writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { useRequestKey } from '@/browser/use-request-key'
import type { TaskView } from '@/contract/endpoints/tasks'
import { cancelTask } from './cancel-task'
import type { TaskQuestion } from './task-question-dialog'
import { useTellFailure } from './use-tell-failure'

const TaskQuestionDialog = lazy(() => import('./task-question-dialog'))

interface TaskActions {
  cancel: (task: TaskView) => void
  /** Cancels several tasks with a single message. */
  cancelAll: (tasks: readonly TaskView[]) => void
  retry: (task: TaskView) => void
  /** Whether one of these actions is running for the task. */
  isBusy: (task: TaskView) => boolean
}

const Actions = createContext<TaskActions | null>(null)

/** Provides the actions for the tasks shown inside, including the confirmation before them. */
export function TaskActionsProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  const [question, setQuestion] = useState<TaskQuestion | null>(null)

  const steps = {
    confirm: ask,
    send: (data: { taskId: string; creative_id?: string }) => cancelTaskFn({ data }),
    refreshBalance: () => client.invalidateQueries({ queryKey: creditKeys.balance }),
    notify: () => notify('info', t`Canceled`),
  }
  const { mutate: cancel, ...cancelling } = useMutation({
    mutationFn: (task: TaskView) => cancelTask(task, steps),
    onSuccess: (task) => writeTask(client, task),
    onError,
  })
  const { mutate: cancelAll } = useMutation({
    mutationFn: async (tasks: readonly TaskView[]) => {
      for (const task of tasks) {
        writeTask(client, await cancelTask(task, steps, { ignoreToast: true }))
      }
      steps.notify()
    },
    onError,
  })
  const key = useRequestKey()
  const { mutate: retry, ...retrying } = useMutation({
    mutationFn: ({ task_id: taskId }: TaskView) =>
      retryTaskFn({ data: { taskId, idempotency_key: key.of({ taskId }) } }),
    onSuccess: (task) => writeTask(client, task),
    onError,
    onSettled: (_task, error) => key.settle(error),
  })
  function ask(task: TaskView) {
    return new Promise<boolean>((resolve) => {
      setQuestion({
        task,
        answer: (isYes) => {
          setQuestion(null)
          resolve(isYes)
        },
      })
    })
  }

  // A mutation that waits for the user's answer is not busy yet.
  const busyId = question
    ? undefined
    : [cancelling, retrying].find((one) => one.isPending)?.variables?.task_id
  const actions = useMemo(
    () => ({ cancel, cancelAll, retry, isBusy: ({ task_id }: TaskView) => task_id === busyId }),
    [cancel, cancelAll, retry, busyId],
  )
  return (
    <Actions value={actions}>
      {children}
      {question && (
        <Suspense>
          <TaskQuestionDialog question={question} />
        </Suspense>
      )}
    </Actions>
  )
}

export function useTaskActions(): TaskActions {
  const actions = use(Actions)
  if (!actions) throw new Error('useTaskActions needs a TaskActionsProvider around it')
  return actions
}
