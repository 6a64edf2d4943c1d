import type { Context } from '../../context.ts'
import { findProvider } from './find-provider.ts'
import type { TaskRow } from './task-row.ts'
import { handleHere } from './work-folder.ts'

/** Asks the provider to stop working on a task; a failure here fails nothing else. */
export async function stopProvider(
  context: Pick<Context, 'models' | 'log' | 'env'>,
  task: Pick<TaskRow, 'id' | 'model' | 'handle'>,
): Promise<void> {
  if (!task.handle) return
  try {
    await findProvider(context, task).provider.cancel?.(handleHere(context, task, task.handle))
  } catch (error) {
    context.log.warn({ err: error, taskId: task.id }, 'provider not stopped')
  }
}
