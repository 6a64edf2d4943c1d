import type { Context } from '../../context.ts'
import { isUnfinished, newAttempt } from '../../runs/attempts.ts'
import { tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/** Marks a task as running; null if it is finished, canceled or missing. */
export const beginRun = (context: Context, taskId: string): Promise<TaskRow | null> =>
  context.db.transaction(async (tx) => {
    const [task] = await tx
      .update(tasks)
      .set(newAttempt(tasks, context.clock))
      .where(isUnfinished(tasks, taskId))
      .returning()
    if (!task) return null
    await announce(context, tx, task)
    return task
  })
