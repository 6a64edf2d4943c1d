import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { libraryItems } from '../tables.ts'

/** Sets the product that files show. */
export async function setProduct(
  executor: Executor,
  fileIds: readonly string[],
  productId: string,
): Promise<void> {
  if (fileIds.length === 0) return
  const isShown = inArray(libraryItems.fileId, [...fileIds])
  await executor.update(libraryItems).set({ productId }).where(isShown)
}
