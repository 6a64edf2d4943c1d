import { and, isNotNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isRunning, newAttempt } from '../../runs/attempts.ts'
import { isDueCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Begins the due check; null if the check is stale. It counts as an attempt until it completes, so a task
 * whose check crashes the process every time is eventually given up. The job's heartbeat is the lease:
 * only the same job restarts a check that died.
 */
export async function beginCheck(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { taskId, check }: { taskId: string; check: number },
): Promise<TaskRow | null> {
  const [task] = await db
    .update(tasks)
    .set({ ...newAttempt(tasks, clock), look: 'under_way' })
    .where(and(isRunning(tasks, taskId), isDueCheck(check), isNotNull(tasks.checkAt)))
    .returning()
  return task ?? null
}
