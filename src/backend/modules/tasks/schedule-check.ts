import { eq, type SQL, sql } from 'drizzle-orm'
import { later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { waitedSeconds } from './check-pace.ts'
import { checkRunJob } from './check-run.job.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** SQL condition: the check with this number is the one due. */
export const isDueCheck = (check: number): SQL => eq(tasks.checks, check)

/** Schedules a task's next check and makes it the only valid one: an earlier check finds itself stale. */
export async function scheduleCheck(
  { queue, clock }: Pick<Context, 'queue' | 'clock'>,
  tx: Transaction,
  scheduled: Pick<TaskRow, 'id' | 'checkAt' | 'waitedSeconds'>,
  delaySeconds: number,
): Promise<void> {
  const now = clock.now()
  const next = {
    checkAt: later(now, delaySeconds * 1_000),
    waitedSeconds: waitedSeconds(scheduled, now) + delaySeconds,
  }
  const [task] = await tx
    .update(tasks)
    .set({ ...next, checks: sql`${tasks.checks} + 1`, look: null })
    .where(eq(tasks.id, scheduled.id))
    .returning({ id: tasks.id, checks: tasks.checks })
  if (task) await enqueueCheck({ queue }, tx, task, delaySeconds)
}

/** Queues the job of the due check, unless it is queued already. */
export const enqueueCheck = (
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { id, checks }: Pick<TaskRow, 'id' | 'checks'>,
  delaySeconds = 0,
): Promise<void> =>
  queue.enqueue(
    tx,
    checkRunJob,
    { taskId: id, check: checks },
    { singletonKey: `${id}:${checks}`, delaySeconds },
  )

/** Ids of tasks with a check in the queue, from its job keys. */
export const checkedTasks = (keys: ReadonlySet<string>): string[] =>
  [...keys].map((key) => key.replace(/:\d+$/, ''))
