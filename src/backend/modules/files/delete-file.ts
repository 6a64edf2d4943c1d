import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { files, libraryItems } from './tables.ts'
import { keysOf } from './variants.ts'

/**
 * Deletes a file's bytes and removes it from the library; its row stays so that the history can say so.
 * Safe to repeat. Not for use inside a transaction: a rollback can't bring the bytes back.
 * @param options.onlyUnused skip a file that a task uses, and return false
 */
export async function deleteFile(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  fileId: string,
  options: { onlyUnused?: boolean } = {},
): Promise<boolean> {
  // The row goes first: an object without a row can be swept, but a row without its object breaks a page.
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
