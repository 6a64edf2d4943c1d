import { isFinished } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import type { TaskRow } from './task-row.ts'

/** Progress from which the time spent alone says how long it takes; before, what is usual counts, too. */
const TELLING_PROGRESS = 0.5
/** Length of a film that takes the built-in engine what is usual: it draws frame after frame. */
const USUAL_LENGTH_SECONDS = 5

type Estimating = Pick<Context, 'models' | 'clock' | 'env'>

/**
 * Seconds until a task is done: what its provider says, else what is usual for its model, and more and
 * more what its progress suggests; for a waiting one also the line before it. Null once it has finished.
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

/** The first percents take longer or shorter than the others: taken by themselves, the end would hop. */
export function secondsLeft(run: { usual: number; spent: number; progress: number }): number {
  const { usual, spent, progress } = run
  if (progress <= 0) return usual - spent
  const told = Math.min(1, progress / TELLING_PROGRESS) ** 2
  const whole = (1 - told) * usual + told * (spent / progress)
  return whole * (1 - progress)
}
