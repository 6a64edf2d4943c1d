import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { files, libraryItems } from './tables.ts'
import { keysOf } from './variants.ts'

/**
 * Deletes a file's bytes, and takes it out of the library; its row stays so that history can say so. Safe to repeat. Not for use
 * inside a transaction: bytes do not come back with a rollback.
 * @param options.onlyUnused leave a file alone that a task took in; it then returns false
 */
export async function deleteFile(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  fileId: string,
  options: { onlyUnused?: boolean } = {},
): Promise<boolean> {
  // The row first: an object without a row can be swept, a row without its object breaks a page.
  const [deleted] = await context.db
    .update(files)
    .set({ deletedAt: context.clock.now() })
    .where(and(eq(files.id, fileId), options.onlyUnused ? isNull(files.usedAt) : undefined))
    .returning({ id: files.id })
  if (!deleted) return false
  await context.db.delete(libraryItems).where(eq(libraryItems.fileId, fileId))
  await Promise.all(keysOf(fileId).map((key) => context.storage.remove(key)))
  return true
}
