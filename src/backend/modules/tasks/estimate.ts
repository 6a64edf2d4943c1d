import { isFinished } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import type { TaskRow } from './task-row.ts'

/** From this progress on, elapsed time alone gives the estimate; before, the usual time counts too. */
const TELLING_PROGRESS = 0.5
/** Film length that matches the built-in engine's typical time; it draws frame by frame. */
const USUAL_LENGTH_SECONDS = 5

type Estimating = Pick<Context, 'models' | 'clock' | 'env'>

/**
 * Seconds until a task is done: the provider's estimate if there is one, otherwise the model's usual time, weighted
 * more and more by actual progress; for a waiting task also the queue before it. Null once it has finished.
 */
export function estimateSeconds(
  context: Estimating,
  task: TaskRow,
  queuePosition: number | null,
): number | null {
  if (isFinished(task.status)) return null
  const usual = usualSeconds(context, task)
  if (queuePosition !== null) {
    return Math.round(usual * Math.ceil(queuePosition / context.env.TASK_CONCURRENCY))
  }
  if (task.etaSeconds !== null) return Math.round(task.etaSeconds)
  const spent = task.startedAt
    ? (context.clock.now().getTime() - task.startedAt.getTime()) / 1000
    : 0
  return Math.max(1, Math.round(secondsLeft({ usual, spent, progress: task.progress })))
}

function usualSeconds({ models }: Estimating, { model, count, durationSeconds }: TaskRow): number {
  const known = models.find(model)
  const length = known?.isBuiltIn && durationSeconds ? durationSeconds / USUAL_LENGTH_SECONDS : 1
  return (known?.typicalSeconds ?? 0) * count * length
}

/** The first few percent are not representative, so extrapolating from them alone would make the estimate jump. */
export function secondsLeft(run: { usual: number; spent: number; progress: number }): number {
  const { usual, spent, progress } = run
  if (progress <= 0) return usual - spent
  const told = Math.min(1, progress / TELLING_PROGRESS) ** 2
  const whole = (1 - told) * usual + told * (spent / progress)
  return whole * (1 - progress)
}
