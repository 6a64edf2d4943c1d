import { and, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { type CreativeAsker, isCreativeSeenBy } from './creative-access.ts'
import { creatives } from './tables.ts'

/** Which of the files the user sees as creatives, even if their task has left the history. */
export async function findSavedFiles(
  executor: Executor,
  { fileIds, actor }: { fileIds: readonly string[]; actor: CreativeAsker },
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const rows = await executor
    .select({ fileId: creatives.fileId })
    .from(creatives)
    .where(and(inArray(creatives.fileId, [...fileIds]), isCreativeSeenBy(actor)))
  return new Set(rows.map(({ fileId }) => fileId))
}
