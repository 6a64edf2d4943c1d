import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { faultPoint } from '../../fault-point.ts'
import { captureHold, releaseHold } from '../credits/index.ts'
import { dropPreviews } from './previews.ts'
import { afterEnd } from './settle-task.ts'
import { stopProvider } from './stop-provider.ts'
import { tasks } from './tables.ts'
import { announce, cancelledTopic } from './task-events.ts'
import { requireOwnTask, type TaskRow } from './task-row.ts'
import { taskView } from './task-view.ts'

/**
 * Cancels a task. A waiting task gets its credits back; a running task does not, and its late results are dropped.
 * @throws AppError('task_not_cancellable') when it has finished, 'not_found', 'not_permitted'
 */
export async function cancelTask(
  context: CallContext<'user'>,
  { taskId }: ParsedInputOf<typeof contract.tasks.cancel>,
): Promise<TaskView> {
  const cancelled = await cancelIn(context, taskId, ['CREATED', 'RUNNING'])
  if (!cancelled) throw new AppError('task_not_cancellable')
  // A live worker has been notified; this covers a task whose process has just died.
  await stopProvider(context, cancelled)
  return taskView(context, context.request, cancelled, context.actor)
}

/**
 * Cancels a waiting task for free; a running task continues.
 * @throws AppError('not_found' | 'not_permitted')
 */
export async function cancelWaitingTask(
  context: CallContext<'user'>,
  taskId: string,
): Promise<void> {
  await cancelIn(context, taskId, ['CREATED'])
}

type Unfinished = 'CREATED' | 'RUNNING'

/** @returns null if the task is in none of the states */
async function cancelIn(
  context: CallContext<'user'>,
  taskId: string,
  states: readonly Unfinished[],
): Promise<TaskRow | null> {
  const { env, events, db, actor } = context
  const cancelled = await db.transaction(async (tx) => {
    await requireOwnTask(tx, { taskId, actor })
    let task: TaskRow | null = null
    for (const state of states) task ??= await cancelFrom(context, tx, taskId, state)
    if (!task) return null
    await dropPreviews(tx, taskId)
    await events.publish(tx, cancelledTopic(taskId))
    await announce(context, tx, task)
    faultPoint(env, 'cancel.before_commit')
    return task
  })
  faultPoint(env, 'cancel.after_commit')
  if (cancelled) await afterEnd(context, cancelled, 'CANCELLED')
  return cancelled
}

/** Ends the task if it is in this state. If a cancel and a start race, the first one wins. */
async function cancelFrom(
  { clock }: CallContext<'user'>,
  tx: Transaction,
  taskId: string,
  status: Unfinished,
): Promise<TaskRow | null> {
  const [task] = await tx
    .update(tasks)
    .set({ status: 'CANCELLED', etaSeconds: null, finishedAt: clock.now() })
    .where(and(eq(tasks.id, taskId), eq(tasks.status, status), isNull(tasks.deletedAt)))
    .returning()
  if (!task) return null
  if (status === 'CREATED') {
    await releaseHold(tx, taskId)
    return task
  }
  const creditsCharged = await captureHold(tx, taskId)
  await tx.update(tasks).set({ creditsCharged }).where(eq(tasks.id, taskId))
  return { ...task, creditsCharged }
}
