import type { Context } from '../../context.ts'
import { forgetAttempt } from '../../runs/attempts.ts'
import { enqueueCheck } from './schedule-check.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Gives a task that waits for somebody else's machine back to its checks, should they have been lost. */
export const requireCheck = ({ db, queue }: Context, task: TaskRow): Promise<void> =>
  db.transaction(async (tx) => {
    await forgetAttempt(tx, tasks, task.id)
    await enqueueCheck({ queue }, tx, task)
  })
