import { and, eq, inArray } from 'drizzle-orm'
import { isFinished, TASK_STATUSES } from '../../../contract/generation.ts'
import type { Executor } from '../../db/database.ts'
import { idempotencyKeys, taskEvents, tasks } from './tables.ts'

const UNFINISHED = TASK_STATUSES.filter((status) => !isFinished(status))

/** Whether a team still has a task in progress, whose credits must be settled first. */
export const hasUnfinishedTasks = async (executor: Executor, teamId: string): Promise<boolean> =>
  (await executor.$count(tasks, and(eq(tasks.teamId, teamId), inArray(tasks.status, UNFINISHED)))) >
  0

/** Deletes the history of a closed team; its payments stay in the books. */
export const eraseTasks = (executor: Executor, teamId: string) =>
  executor.delete(tasks).where(eq(tasks.teamId, teamId))

export async function forgetTaskNews(executor: Executor, userId: string): Promise<void> {
  await executor.delete(taskEvents).where(eq(taskEvents.userId, userId))
  await executor.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}
