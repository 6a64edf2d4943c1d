import { and, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { publications } from './tables.ts'

/**
 * Removes results from the public gallery. Rows of those the operator removed stay, so that they can't
 * be published again.
 */
export async function withdrawPublications(
  executor: Executor,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await executor
    .delete(publications)
    .where(and(inArray(publications.fileId, [...fileIds]), isNull(publications.removedAt)))
}
