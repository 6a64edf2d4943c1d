import { isFinished } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import type { TaskRow } from './task-row.ts'

/** Progress from which the time spent says more than what is usual for the model. */
const TELLING_PROGRESS = 0.1

type Estimating = Pick<Context, 'models' | 'clock' | 'env'>

/**
 * Seconds until a task is done: what its provider says, else what its progress so far suggests, else
 * what its model usually takes; for a waiting one also the line before it. Null once it has finished.
 */
export function estimateSeconds(
  context: Estimating,
  task: TaskRow,
  queuePosition: number | null,
): number | null {
  if (isFinished(task.status)) return null
  const usual = (context.models.find(task.model)?.typicalSeconds ?? 0) * task.count
  if (queuePosition !== null) {
    return Math.round(usual * Math.ceil(queuePosition / context.env.TASK_CONCURRENCY))
  }
  if (task.etaSeconds !== null) return Math.round(task.etaSeconds)
  const spent = task.startedAt
    ? (context.clock.now().getTime() - task.startedAt.getTime()) / 1000
    : 0
  if (task.progress > TELLING_PROGRESS) {
    return Math.round((spent / task.progress) * (1 - task.progress))
  }
  return Math.max(1, Math.round(usual - spent))
}
