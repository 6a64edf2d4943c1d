import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { isFinished } from '../../../contract/generation.ts'
import type { CallContext, Context } from '../../context.ts'
import { findBrandLogos } from '../brands/index.ts'
import { deleteFile, findFiles } from '../files/index.ts'
import { findProductFiles } from '../products/index.ts'
import { findCleanIds, findOutputIds } from './find-output-ids.ts'
import { taskInputs, tasks } from './tables.ts'
import { requireOwnTask } from './task-row.ts'

type Delete = typeof contract.tasks.remove

/**
 * Takes a finished task out of the history, with its results and the uploads only it started from. A
 * result that another task started from, or that was kept as a creative, stays.
 * @throws AppError('generation_running') while it has not finished, 'not_found', 'not_permitted'
 */
export async function deleteTask(
  context: CallContext<'user'>,
  { taskId }: ParsedInputOf<Delete>,
): Promise<OutputOf<Delete>> {
  const { db, clock, actor } = context
  const task = await requireOwnTask(db, { taskId, actor })
  if (!isFinished(task.status)) throw new AppError('generation_running')
  await db.update(tasks).set({ deletedAt: clock.now() }).where(eq(tasks.id, taskId))
  for (const fileId of await findOutputIds(db, taskId)) {
    await deleteFile(context, fileId, { onlyUnused: true })
  }
  for (const fileId of await findCleanIds(db, taskId)) await deleteFile(context, fileId)
  for (const fileId of await ownUploadsOf(context, taskId)) await deleteFile(context, fileId)
  return { done: true }
}

/** The uploads a task started from that nothing else needs: no other task of a history, no brand, no product. */
async function ownUploadsOf({ db }: Context, taskId: string): Promise<string[]> {
  const inputs = await db
    .select({ fileId: taskInputs.fileId })
    .from(taskInputs)
    .where(eq(taskInputs.taskId, taskId))
  const ids = inputs.map(({ fileId }) => fileId)
  if (ids.length === 0) return []
  const isOtherTask = and(ne(tasks.id, taskId), isNull(tasks.deletedAt))
  const references = await db
    .select({ fileId: taskInputs.fileId })
    .from(taskInputs)
    .innerJoin(tasks, eq(tasks.id, taskInputs.taskId))
    .where(and(inArray(taskInputs.fileId, ids), isOtherTask))
  const logo = sql<string>`${tasks.brand}->>'logoFileId'`
  const logoOnDark = sql<string>`${tasks.brand}->>'logoOnDarkFileId'`
  const logos = await db
    .select({ logo, logoOnDark })
    .from(tasks)
    .where(and(or(inArray(logo, ids), inArray(logoOnDark, ids)), isOtherTask))
  const needed = new Set([
    ...references.map(({ fileId }) => fileId),
    ...logos.flatMap((task) => [task.logo, task.logoOnDark]),
  ])
  const brandLogos = await findBrandLogos(db, ids)
  const ofProducts = await findProductFiles(db, ids)
  const files = [...(await findFiles(db, ids)).values()]
  return files
    .filter(({ id, origin }) => origin === 'upload' && !needed.has(id) && !brandLogos.has(id))
    .map(({ id }) => id)
    .filter((id) => !ofProducts.has(id))
}
