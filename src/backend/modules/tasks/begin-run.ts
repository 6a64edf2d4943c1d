import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/** Marks a task as running; null when it has finished, was cancelled or does not exist. */
export async function beginRun(context: Context, taskId: string): Promise<TaskRow | null> {
  return await context.db.transaction(async (tx) => {
    const [task] = await tx
      .update(tasks)
      .set({
        status: 'RUNNING',
        attempts: sql`${tasks.attempts} + 1`,
        startedAt: sql`coalesce(${tasks.startedAt}, ${context.clock.now().toISOString()})`,
      })
      .where(and(eq(tasks.id, taskId), inArray(tasks.status, ['CREATED', 'RUNNING'])))
      .returning()
    if (!task) return null
    await announce(context, tx, task)
    return task
  })
}

/** Takes back the count of a run that the process's own stop cut short. */
export async function forgetRun({ db }: Pick<Context, 'db'>, taskId: string): Promise<void> {
  await db
    .update(tasks)
    .set({ attempts: sql`${tasks.attempts} - 1` })
    .where(eq(tasks.id, taskId))
}
