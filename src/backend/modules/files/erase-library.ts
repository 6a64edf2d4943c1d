import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { libraryFolders, libraryStars, storageLimits } from './tables.ts'

/** Erases the folders and the storage limit of a closed team; its items go with their files. */
export async function eraseLibrary(executor: Executor, teamId: string): Promise<void> {
  await executor.delete(libraryFolders).where(eq(libraryFolders.teamId, teamId))
  await executor.delete(storageLimits).where(eq(storageLimits.teamId, teamId))
}

/** Erases a user's favorites in all teams. */
export const forgetFavorites = (executor: Executor, userId: string) =>
  executor.delete(libraryStars).where(eq(libraryStars.userId, userId))
