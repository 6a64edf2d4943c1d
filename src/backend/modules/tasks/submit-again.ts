import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isRunning } from '../../runs/attempts.ts'
import { dropPreviews } from './previews.ts'
import { runJobOf } from './run-generation.job.ts'
import { isDueCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Columns of a task with no current submission. */
const NOT_SUBMITTED = {
  handle: null,
  job: null,
  clientToken: null,
  submittedAt: null,
  checkAt: null,
  waitedSeconds: 0,
  look: null,
} as const

/**
 * Drops a submission that the provider refused or gave up on: it cannot be polled any more, and the next
 * one needs a name the provider does not know.
 */
export async function forgetSubmission(
  { db }: Pick<Context, 'db'>,
  { id }: Pick<TaskRow, 'id'>,
): Promise<void> {
  await db.update(tasks).set(NOT_SUBMITTED).where(eq(tasks.id, id))
}

/** Queues a task for a new submission after a temporary remote failure. */
export const submitAgain = ({ db, queue }: Context, row: TaskRow): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, checks } = row
    const job = runJobOf(row)
    const again = {
      ...NOT_SUBMITTED,
      // A look does not count as an attempt, but it saw an attempt fail.
      attempts: sql`${tasks.attempts} - 1`,
      failures: sql`${tasks.failures} + 1`,
    }
    const [task] = await tx
      .update(tasks)
      .set(again)
      .where(and(isRunning(tasks, id), isDueCheck(checks)))
      .returning({ id: tasks.id })
    if (!task) return
    await dropPreviews(tx, id)
    const delaySeconds = job.retryDelaySeconds
    await queue.enqueue(tx, job, { taskId: id }, { singletonKey: id, delaySeconds })
  })
