import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import { isFinished } from '../../../contract/generation.ts'
import type { CallContext, Context } from '../../context.ts'
import { cleanUp } from './end-run.ts'
import { retryTask } from './retry-task.ts'
import { failTask } from './settle-task.ts'
import { tasks } from './tables.ts'
import { cancelledTopic } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/** @throws AppError('not_found') */
async function requireTask({ db }: Context, taskId: string): Promise<TaskRow> {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId))
  if (!task) throw new AppError('not_found')
  return task
}

/**
 * Ends a stuck task for the operator: its owner gets all credits back, and its provider is asked to stop.
 * @throws AppError('not_found' | 'task_not_cancellable')
 */
export async function releaseTask(context: Context, taskId: string): Promise<void> {
  const task = await requireTask(context, taskId)
  if (isFinished(task.status)) throw new AppError('task_not_cancellable')
  await failTask(context, task, { code: 'generation_timed_out' })
  // Tells the process working on it to stop.
  await context.events.publish(context.db, cancelledTopic(taskId))
  await cleanUp(context, taskId)
}

/**
 * Retries a failed task for its owner, who pays as for the first attempt.
 * @throws AppError('not_found'), and whatever retrying a task throws
 */
export async function retryForOwner(
  context: CallContext<'operator'>,
  taskId: string,
): Promise<TaskView> {
  const { userId, teamId, language } = await requireTask(context, taskId)
  const actor = { ...context.actor, userId, teamId, teamRole: 'OWNER' } as const
  const request = { ...context.request, language }
  return retryTask({ ...context, actor, request }, { taskId })
}
