import type { Context } from '../../context.ts'
import type { GenerationProgress } from '../../generation/provider.ts'
import { isRunning } from '../../runs/attempts.ts'
import { tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/** Saves a task's progress and notifies its owner. Returns whether it still runs. */
export const saveProgress = (
  context: Context,
  { id, userId }: TaskRow,
  { progress, stage, etaSeconds }: GenerationProgress,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const running = await tx
      .update(tasks)
      .set({ progress, stage, etaSeconds })
      .where(isRunning(tasks, id))
      .returning({ id: tasks.id })
    if (running.length > 0) await announce(context, tx, { id, userId }, 'progress')
    return running.length > 0
  })
