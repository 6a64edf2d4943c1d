import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isRunning } from '../../runs/attempts.ts'
import { dropPreviews } from './previews.ts'
import { runJobOf } from './run-generation.job.ts'
import { isDueCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** What a task says when nobody works on it and nobody may be asked about it. */
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
 * Lets go of what the provider refused or gave up on: it is not there to be asked again, and another
 * try must not bear a name that the provider knows.
 */
export async function forgetSubmission(
  { db }: Pick<Context, 'db'>,
  { id }: Pick<TaskRow, 'id'>,
): Promise<void> {
  await db.update(tasks).set(NOT_SUBMITTED).where(eq(tasks.id, id))
}

/** Hands a task back to the line after a failure elsewhere that may pass: as a new submission. */
export const submitAgain = ({ db, queue }: Context, row: TaskRow): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, checks } = row
    const job = runJobOf(row)
    const again = {
      ...NOT_SUBMITTED,
      // A look is no attempt to make it, and has seen one fail.
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
