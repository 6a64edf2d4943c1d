import { and, isNotNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isRunning, newAttempt } from '../../runs/attempts.ts'
import { isDueCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Begins the check that is due; null for one that comes too late. It counts as an attempt until it
 * has come to an end, so that a task whose check takes the process down every time is given up. Its
 * job's heartbeat is the lease: a check that died is begun again by the same job and by no other.
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
