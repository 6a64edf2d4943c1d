import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { CallContext } from '../../context.ts'
import { deleteFile } from '../files/index.ts'
import { deleteTask } from './delete-task.ts'
import { findOutputIds } from './find-output-ids.ts'
import { findOwnResult } from './results.ts'
import { taskOutputs } from './tables.ts'

/**
 * Takes one result out of its task; with its last one the task goes out of the history. As with a
 * whole task, a file that something else needs stays.
 * @throws AppError('not_found')
 */
export async function deleteOutput(context: CallContext<'user'>, fileId: string): Promise<void> {
  const { db, actor } = context
  const result = await findOwnResult(db, { fileId, actor })
  if (!result) throw new AppError('not_found')
  const taskId = result.task.id
  await deleteFile(context, fileId, { onlyUnused: true })
  const [deleted] = await db
    .delete(taskOutputs)
    .where(eq(taskOutputs.fileId, fileId))
    .returning({ cleanFileId: taskOutputs.cleanFileId })
  if (deleted?.cleanFileId) await deleteFile(context, deleted.cleanFileId)
  const left = await findOutputIds(db, taskId)
  if (left.length === 0) await deleteTask(context, { taskId })
}
