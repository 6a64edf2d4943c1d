import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { libraryItems } from '../tables.ts'
import { searchTextOf } from './search-text.ts'

/** Marks an item as saved for the team, with who saved it and under which name. */
export async function setCreative(
  executor: Executor,
  fileId: string,
  creative: { creativeId: string; savedBy: string; name: string | null },
): Promise<void> {
  const [item] = await executor
    .select({ words: libraryItems.words })
    .from(libraryItems)
    .where(eq(libraryItems.fileId, fileId))
  if (!item) return
  const searchText = searchTextOf(item.words, creative.name)
  await executor
    .update(libraryItems)
    .set({ ...creative, searchText, binnedAt: null, binnedBy: null })
    .where(eq(libraryItems.fileId, fileId))
}

/** Turns creatives back into ordinary results. */
export async function clearCreatives(
  executor: Executor,
  creativeIds: readonly string[],
): Promise<string[]> {
  if (creativeIds.length === 0) return []
  const rows = await executor
    .select({ fileId: libraryItems.fileId, words: libraryItems.words })
    .from(libraryItems)
    .where(inArray(libraryItems.creativeId, [...creativeIds]))
  for (const { fileId, words } of rows) {
    await executor
      .update(libraryItems)
      .set({ creativeId: null, savedBy: null, name: null, searchText: searchTextOf(words) })
      .where(eq(libraryItems.fileId, fileId))
  }
  return rows.map(({ fileId }) => fileId)
}
