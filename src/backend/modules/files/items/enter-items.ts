import type { Executor } from '../../../db/database.ts'
import type { FileRow } from '../file-row.ts'
import { libraryItems } from '../tables.ts'
import { ratioOf } from './ratio-of.ts'
import { searchTextOf } from './search-text.ts'

type ItemRow = typeof libraryItems.$inferSelect

/** The facts of an item besides its file. */
type Facts = Pick<ItemRow, 'teamId' | 'userId' | 'origin' | 'words' | 'createdAt'> &
  Partial<Pick<ItemRow, 'aspectRatio' | 'brandName' | 'productId' | 'taskId'>>

/** Adds files to their team's library; files already in it stay as they are. */
export async function enterItems(
  executor: Executor,
  entered: readonly { file: Pick<FileRow, 'id' | 'kind' | 'width' | 'height'>; facts: Facts }[],
): Promise<void> {
  if (entered.length === 0) return
  const rows = entered.map(({ file, facts }) => ({
    aspectRatio: ratioOf(file),
    ...facts,
    fileId: file.id,
    kind: file.kind,
    searchText: searchTextOf(facts.words),
  }))
  await executor.insert(libraryItems).values(rows).onConflictDoNothing()
}
