import { and, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { findBrandLogos } from '../brands/index.ts'
import {
  deleteFile,
  findFiledItems,
  findFiles,
  findSavedItems,
  findStarredItems,
} from '../files/index.ts'
import { findProductFiles } from '../products/index.ts'
import { findSeenAdFiles } from '../seen-ads/index.ts'
import { findSubtitledFiles } from '../subtitles/index.ts'
import { findCleanIds } from './find-output-ids.ts'
import { taskInputs, tasks } from './tables.ts'

/**
 * Which files are still needed: by a task in a history that started from them or carries them as its
 * logo, by a brand, a product, a creative, subtitles, or an ad on a board.
 * @param exceptTaskId a task whose need does not count
 */
async function findNeededFiles(
  db: Executor,
  fileIds: readonly string[],
  exceptTaskId?: string,
): Promise<Set<string | null>> {
  const ids = [...fileIds]
  const isOtherTask = and(
    exceptTaskId === undefined ? undefined : ne(tasks.id, exceptTaskId),
    isNull(tasks.deletedAt),
  )
  const references = await db
    .select({ fileId: taskInputs.fileId })
    .from(taskInputs)
    .innerJoin(tasks, sql`${tasks.id} = ${taskInputs.taskId}`)
    .where(and(inArray(taskInputs.fileId, ids), isOtherTask))
  const logo = sql<string>`${tasks.brand}->>'logoFileId'`
  const logoOnDark = sql<string>`${tasks.brand}->>'logoOnDarkFileId'`
  const logos = await db
    .select({ logo, logoOnDark })
    .from(tasks)
    .where(and(or(inArray(logo, ids), inArray(logoOnDark, ids)), isOtherTask))
  return new Set([
    ...references.map(({ fileId }) => fileId),
    ...logos.flatMap((task) => [task.logo, task.logoOnDark]),
    ...(await findBrandLogos(db, ids)),
    ...(await findProductFiles(db, ids)),
    ...(await findSeenAdFiles(db, ids)),
    ...(await findSubtitledFiles(db, ids)),
    ...(await findSavedItems(db, ids)),
  ])
}

/** Releases the uploads that are neither filed in a library folder nor favorites. */
export async function releaseUploads(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  fileIds: readonly string[],
): Promise<void> {
  const filed = await findFiledItems(context.db, fileIds)
  const starred = await findStarredItems(context.db, fileIds)
  const files = [...(await findFiles(context.db, fileIds)).values()]
  const ids = files.filter(({ origin }) => origin === 'upload').map(({ id }) => id)
  await releaseFiles(
    context,
    ids.filter((id) => !filed.has(id) && !starred.has(id)),
  )
}

/**
 * Deletes the bytes of files that nothing needs any more, and of the wordless pictures behind such
 * results, which nobody sees.
 */
export async function releaseFiles(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  fileIds: readonly string[],
  exceptTaskId?: string,
): Promise<void> {
  if (fileIds.length === 0) return
  const needed = await findNeededFiles(context.db, fileIds, exceptTaskId)
  const gone = fileIds.filter((fileId) => !needed.has(fileId))
  for (const fileId of gone) await deleteFile(context, fileId)
  for (const fileId of await findCleanIds(context.db, gone)) await deleteFile(context, fileId)
}
