import { and, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { publications } from './tables.ts'

/** Takes results out of the public gallery. What the operator took out stays known, so that it cannot come back. */
export async function withdrawPublications(
  executor: Executor,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await executor
    .delete(publications)
    .where(and(inArray(publications.fileId, [...fileIds]), isNull(publications.removedAt)))
}
