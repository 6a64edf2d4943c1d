import { AppError } from '@/contract/app-error'
import type { TaskView } from '@/contract/endpoints/tasks'

export interface CancelSteps {
  /** Asks in a warning dialog; false when the user declines. */
  confirm: (task: TaskView) => Promise<boolean>
  /** Sends the cancellation with exactly these fields. */
  send: (input: { taskId: string; creative_id?: string }) => Promise<TaskView>
  refreshBalance: () => Promise<void>
  notify: (task: TaskView) => void
}

export interface CancelOptions {
  creativeId?: string
  /** Suppresses the message about the outcome. */
  ignoreToast?: boolean
}

/**
 * Cancels a task by the rules of its status: a task that has not started goes without a question; any other
 * asks first, because its credits are used.
 * @throws AppError('user_cancelled') when the question was declined
 */
export async function cancelTask(
  task: TaskView,
  steps: CancelSteps,
  { creativeId, ignoreToast = false }: CancelOptions = {},
): Promise<TaskView> {
  if (task.status !== 'CREATED' && !(await steps.confirm(task))) {
    throw new AppError('user_cancelled')
  }
  const cancelled = await steps.send({ taskId: task.task_id, creative_id: creativeId })
  await steps.refreshBalance()
  if (!ignoreToast) steps.notify(cancelled)
  return cancelled
}
