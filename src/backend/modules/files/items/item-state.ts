import { type AnyColumn, and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { libraryItems } from '../tables.ts'

/** SQL condition: the file in this column is not in the bin. */
export const isNotBinned = (fileId: AnyColumn): SQL =>
  sql`not exists (select 1 from ${libraryItems} where ${libraryItems.fileId} = ${fileId} and ${libraryItems.binnedAt} is not null)`

/** Which of the files are saved for the team. */
export async function findSavedItems(
  executor: Executor,
  fileIds: readonly string[],
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const rows = await executor
    .select({ fileId: libraryItems.fileId, creativeId: libraryItems.creativeId })
    .from(libraryItems)
    .where(inArray(libraryItems.fileId, [...fileIds]))
  return new Set(rows.flatMap(({ fileId, creativeId }) => (creativeId ? [fileId] : [])))
}

/** Which of the files are in a folder. */
export async function findFiledItems(
  executor: Executor,
  fileIds: readonly string[],
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const rows = await executor
    .select({ fileId: libraryItems.fileId })
    .from(libraryItems)
    .where(and(inArray(libraryItems.fileId, [...fileIds]), isNotNull(libraryItems.folderId)))
  return new Set(rows.map(({ fileId }) => fileId))
}
