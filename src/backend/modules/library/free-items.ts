import { and, eq, isNotNull } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext, Context } from '../../context.ts'
import { dropCreatives } from '../creatives/index.ts'
import { libraryItems } from '../files/index.ts'
import { discardOutput } from '../tasks/index.ts'
import { forgetUpload } from '../uploads/index.ts'
import { findDeletable } from './item-access.ts'

type Remove = typeof contract.library.remove

/** Permanently deletes items in the bin. */
export async function removeItems(
  context: CallContext<'user'>,
  { item_ids }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const { db, actor } = context
  const { ids, refused } = await findDeletable(db, { ids: item_ids, actor, isBinned: true })
  await freeItems(context, ids)
  return { refused }
}

/**
 * Permanently deletes items in the bin: creative, result and upload are gone, and so are the bytes
 * unless something else needs them, as a brand needs its logo. Items restored in the meantime stay.
 */
export async function freeItems(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  itemIds: readonly string[],
): Promise<void> {
  const { db } = context
  for (const fileId of itemIds) {
    const isGone = await db.transaction(async (tx) => {
      const isBinned = and(eq(libraryItems.fileId, fileId), isNotNull(libraryItems.binnedAt))
      const [item] = await tx.delete(libraryItems).where(isBinned).returning()
      if (item?.creativeId) await dropCreatives(context, tx, [item.creativeId])
      if (item?.origin === 'upload') await forgetUpload({ db: tx }, fileId)
      return item !== undefined
    })
    if (isGone) await discardOutput(context, fileId)
  }
}
