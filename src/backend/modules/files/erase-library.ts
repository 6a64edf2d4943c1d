import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { libraryFolders, libraryStars, storageLimits } from './tables.ts'

/** Folders and room of a team that is closed; its items go with their files. */
export async function eraseLibrary(executor: Executor, teamId: string): Promise<void> {
  await executor.delete(libraryFolders).where(eq(libraryFolders.teamId, teamId))
  await executor.delete(storageLimits).where(eq(storageLimits.teamId, teamId))
}

/** What somebody had among their favorites in teams of others. */
export const forgetFavorites = (executor: Executor, userId: string) =>
  executor.delete(libraryStars).where(eq(libraryStars.userId, userId))
