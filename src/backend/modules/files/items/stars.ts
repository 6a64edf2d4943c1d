import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { libraryStars } from '../tables.ts'

/** SQL condition: the file in this column is among a user's favorites. */
export const isStarredBy = (fileId: AnyColumn, userId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${libraryStars} where ${libraryStars.fileId} = ${fileId} and ${libraryStars.userId} = ${userId})`

/**
 * The same for a table's primary key: finds the user's favorites first and looks each one up. With
 * `exists`, the database reads the whole table once there are a hundred.
 */
export const isAmongStarred = (key: AnyColumn, userId: string): SQL<boolean> =>
  sql<boolean>`${key} = any (array(select ${libraryStars.fileId} from ${libraryStars} where ${libraryStars.userId} = ${userId}))`

/** Adds files to a user's favorites or removes them; safe to repeat. */
export async function setStars(
  executor: Executor,
  {
    userId,
    fileIds,
    starredAt,
  }: { userId: string; fileIds: readonly string[]; starredAt: Date | null },
): Promise<void> {
  if (fileIds.length === 0) return
  if (starredAt) {
    const rows = fileIds.map((fileId) => ({ userId, fileId, starredAt }))
    await executor.insert(libraryStars).values(rows).onConflictDoNothing()
  } else {
    await executor
      .delete(libraryStars)
      .where(and(eq(libraryStars.userId, userId), inArray(libraryStars.fileId, [...fileIds])))
  }
}

/** Which of the files are a user's favorites. */
export async function findStarredItems(
  executor: Executor,
  fileIds: readonly string[],
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const rows = await executor
    .select({ fileId: libraryStars.fileId })
    .from(libraryStars)
    .where(inArray(libraryStars.fileId, [...fileIds]))
  return new Set(rows.map(({ fileId }) => fileId))
}
