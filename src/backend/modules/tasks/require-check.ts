import type { Context } from '../../context.ts'
import { forgetAttempt } from '../../runs/attempts.ts'
import { enqueueCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Re-queues the check of a task that waits for a remote provider, in case it was lost. */
export const requireCheck = ({ db, queue }: Context, task: TaskRow): Promise<void> =>
  db.transaction(async (tx) => {
    await forgetAttempt(tx, tasks, task.id)
    await enqueueCheck({ queue }, tx, task)
  })
