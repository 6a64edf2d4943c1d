import { and, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import type { GenerationProgress } from '../../generation/provider.ts'
import { isRunning } from '../../runs/attempts.ts'
import { isDueCheck, scheduleCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Ends a check that did not end the task: saves any progress seen and schedules the next check, in one
 * transaction. Does nothing if the task was canceled or another check with the same number was faster.
 */
export async function waitOn(
  context: Context,
  task: TaskRow,
  { delaySeconds, seen }: { delaySeconds: number; seen?: GenerationProgress },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(tasks)
      .where(and(isRunning(tasks, task.id), isDueCheck(task.checks)))
      .for('update')
    if (!current) return
    await tx
      .update(tasks)
      .set({ ...pick(seen), attempts: sql`${tasks.attempts} - 1` })
      .where(isRunning(tasks, task.id))
    await scheduleCheck(context, tx, current, current.look === 'outdated' ? 0 : delaySeconds)
    if (seen && isNews(current, seen)) await announce(context, tx, task, 'progress')
  })
  faultPoint(context.env, 'check.scheduled')
}

const pick = (seen?: GenerationProgress) =>
  seen && { progress: seen.progress, stage: seen.stage, etaSeconds: seen.etaSeconds }

const isNews = (before: TaskRow, { progress, stage, etaSeconds }: GenerationProgress) =>
  before.progress !== progress || before.stage !== stage || before.etaSeconds !== etaSeconds
