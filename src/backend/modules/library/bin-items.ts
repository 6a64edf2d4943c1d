import { and, inArray, isNull } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { libraryItems, markFileUsed } from '../files/index.ts'
import { withdrawPublications } from '../gallery/index.ts'
import { findDeletable } from './item-access.ts'

type Bin = typeof contract.library.bin
type Restore = typeof contract.library.restore

/** Moves items to the bin: they also leave the history, the creatives and the public gallery. */
export function binItems(
  { db, actor, clock }: CallContext<'user'>,
  { item_ids }: ParsedInputOf<Bin>,
): Promise<OutputOf<Bin>> {
  return db.transaction(async (tx) => {
    const { ids, refused } = await findDeletable(tx, { ids: item_ids, actor })
    await tx
      .update(libraryItems)
      .set({ binnedAt: clock.now(), binnedBy: actor.userId })
      .where(and(inArray(libraryItems.fileId, ids), isNull(libraryItems.binnedAt)))
    // Otherwise an unused upload would be gone after a day and a result after a month, whatever the bin promises.
    for (const id of ids) await markFileUsed(tx, id)
    await withdrawPublications(tx, ids)
    return { refused }
  })
}

/** Restores items to where they were, except that the public gallery doesn't show them again. */
export function restoreItems(
  { db, actor }: CallContext<'user'>,
  { item_ids }: ParsedInputOf<Restore>,
): Promise<OutputOf<Restore>> {
  return db.transaction(async (tx) => {
    const { ids, refused } = await findDeletable(tx, { ids: item_ids, actor, isBinned: true })
    await tx
      .update(libraryItems)
      .set({ binnedAt: null, binnedBy: null })
      .where(inArray(libraryItems.fileId, ids))
    return { refused }
  })
}
