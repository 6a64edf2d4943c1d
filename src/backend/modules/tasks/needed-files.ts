import { and, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { findBrandLogos } from '../brands/index.ts'
import { deleteFile, findSavedItems } from '../files/index.ts'
import { findProductFiles } from '../products/index.ts'
import { taskInputs, tasks } from './tables.ts'

/**
 * Which of some files something needs: a task of a history that started from it or bears it as its
 * logo, a brand, a product, a creative.
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
    ...(await findSavedItems(db, ids)),
  ])
}

/** Deletes the bytes of those files that nothing needs any more. */
export async function releaseFiles(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  fileIds: readonly string[],
  exceptTaskId?: string,
): Promise<void> {
  if (fileIds.length === 0) return
  const needed = await findNeededFiles(context.db, fileIds, exceptTaskId)
  for (const fileId of fileIds) if (!needed.has(fileId)) await deleteFile(context, fileId)
}
