import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isRunning } from '../../runs/attempts.ts'
import { scheduleCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'

/**
 * Brings a task's next check forward when a webhook or a person hints at news. The hint is not trusted as
 * a fact, only as a reason to look, so it may arrive twice, out of order or from anybody.
 * @returns whether the task waits for a remote provider
 */
export const checkSoon = (
  context: Pick<Context, 'db' | 'queue' | 'clock'>,
  taskId: string,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const [task] = await tx
      .select({
        id: tasks.id,
        checkAt: tasks.checkAt,
        waitedSeconds: tasks.waitedSeconds,
        look: tasks.look,
      })
      .from(tasks)
      .where(and(isRunning(tasks, taskId), isNotNull(tasks.checkAt)))
      .for('update')
    if (!task?.checkAt) return false
    // The look in progress may have read a state older than the news.
    if (task.look) await tx.update(tasks).set({ look: 'outdated' }).where(eq(tasks.id, taskId))
    else if (task.checkAt > context.clock.now()) await scheduleCheck(context, tx, task, 0)
    return true
  })
