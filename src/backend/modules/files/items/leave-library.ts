import { and, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { libraryItems } from '../tables.ts'

/** Removes files from the library that left the history or the uploads; saved ones stay. */
export async function leaveLibrary(executor: Executor, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const isLeaving = inArray(libraryItems.fileId, [...fileIds])
  await executor.delete(libraryItems).where(and(isLeaving, isNull(libraryItems.creativeId)))
}
