import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { CallContext, Context } from '../../context.ts'
import { deleteFile, leaveLibrary } from '../files/index.ts'
import { discardTask } from './delete-task.ts'
import { findOutputIds } from './find-output-ids.ts'
import { releaseFiles } from './needed-files.ts'
import { findOwnResult } from './results.ts'
import { taskOutputs } from './tables.ts'

/**
 * Removes one result from its task; removing the last one also removes the task from the history. As with
 * a whole task, a file that something else needs is kept.
 * @throws AppError('not_found')
 */
export async function deleteOutput(context: CallContext<'user'>, fileId: string): Promise<void> {
  const { db, actor } = context
  const result = await findOwnResult(db, { fileId, actor })
  if (!result) throw new AppError('not_found')
  await discardOutput(context, fileId)
}

/** Like `deleteOutput`, without the permission check. A file that is no longer a result is released all the same. */
export async function discardOutput(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  fileId: string,
): Promise<void> {
  const { db } = context
  const deleted = await db.transaction(async (tx) => {
    const [output] = await tx
      .delete(taskOutputs)
      .where(eq(taskOutputs.fileId, fileId))
      .returning({ taskId: taskOutputs.taskId, cleanFileId: taskOutputs.cleanFileId })
    await leaveLibrary(tx, [fileId])
    return output
  })
  await releaseFiles(context, [fileId])
  if (!deleted) return
  if (deleted.cleanFileId) await deleteFile(context, deleted.cleanFileId)
  const left = await findOutputIds(db, deleted.taskId)
  if (left.length === 0) await discardTask(context, deleted.taskId)
}
