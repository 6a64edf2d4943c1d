import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { isFinished } from '../../../contract/generation.ts'
import type { CallContext, Context } from '../../context.ts'
import { findFiledItems, findFiles, leaveLibrary } from '../files/index.ts'
import { findOutputIds } from './find-output-ids.ts'
import { releaseFiles } from './needed-files.ts'
import { taskInputs, tasks } from './tables.ts'
import { requireOwnTask } from './task-row.ts'

type Delete = typeof contract.tasks.remove

/**
 * Removes a finished task from the history, with its results and the uploads that only it started from. A
 * result that another task started from, or that was kept as a creative, stays.
 * @throws AppError('generation_running') while it has not finished, 'not_found', 'not_permitted'
 */
export async function deleteTask(
  context: CallContext<'user'>,
  { taskId }: ParsedInputOf<Delete>,
): Promise<OutputOf<Delete>> {
  const { db, actor } = context
  const task = await requireOwnTask(db, { taskId, actor })
  if (!isFinished(task.status)) throw new AppError('generation_running')
  await discardTask(context, taskId)
  return { done: true }
}

/** Like `deleteTask`, without the permission check. */
export async function discardTask(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  taskId: string,
): Promise<void> {
  const { db, clock } = context
  const outputs = await findOutputIds(db, taskId)
  await db.transaction(async (tx) => {
    await tx.update(tasks).set({ deletedAt: clock.now() }).where(eq(tasks.id, taskId))
    await leaveLibrary(tx, outputs)
  })
  await releaseFiles(context, outputs)
  await releaseFiles(context, await ownUploadsOf(context, taskId))
}

/** Uploads the task started from that are not filed in a library folder. */
async function ownUploadsOf({ db }: Pick<Context, 'db'>, taskId: string): Promise<string[]> {
  const inputs = await db
    .select({ fileId: taskInputs.fileId })
    .from(taskInputs)
    .where(eq(taskInputs.taskId, taskId))
  const ids = inputs.map(({ fileId }) => fileId)
  const filed = await findFiledItems(db, ids)
  const files = [...(await findFiles(db, ids)).values()]
  return files.filter(({ id, origin }) => origin === 'upload' && !filed.has(id)).map(({ id }) => id)
}
