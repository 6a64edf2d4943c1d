import { and, inArray } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { libraryItems, libraryTags, markFileUsed } from '../files/index.ts'
import { requireFolder } from './folders.ts'
import { findItems, requireOrganizer } from './item-access.ts'

type Organize = typeof contract.library.organize
type Wish = ParsedInputOf<Organize>

/**
 * Moves and tags items for the whole team, skipping those that are gone. An item in a folder is kept
 * until someone deletes it: like a creative, it never expires.
 * @throws AppError('not_found' | 'not_permitted')
 */
export async function organizeItems(
  { db, actor }: CallContext<'user'>,
  { item_ids, folder_id: folderId, ...tags }: Wish,
): Promise<OutputOf<Organize>> {
  requireOrganizer(actor)
  const { teamId } = actor
  await db.transaction(async (tx) => {
    if (folderId) await requireFolder(tx, { folderId, teamId })
    const items = await findItems(tx, { ids: [...new Set(item_ids)], actor })
    const ids = items.map(({ fileId }) => fileId)
    if (ids.length === 0) return
    if (folderId !== undefined) {
      await tx.update(libraryItems).set({ folderId }).where(inArray(libraryItems.fileId, ids))
    }
    if (folderId) for (const id of ids) await markFileUsed(tx, id)
    await changeTags(tx, { ids, teamId, ...tags })
  })
  return { done: true }
}

async function changeTags(
  tx: Transaction,
  {
    ids,
    teamId,
    add_tags,
    remove_tags,
  }: Pick<Wish, 'add_tags' | 'remove_tags'> & {
    ids: readonly string[]
    teamId: string
  },
): Promise<void> {
  if (remove_tags.length > 0) {
    await tx
      .delete(libraryTags)
      .where(and(inArray(libraryTags.fileId, [...ids]), inArray(libraryTags.tag, remove_tags)))
  }
  const rows = [...new Set(add_tags)].flatMap((tag) =>
    ids.map((fileId) => ({ fileId, teamId, tag })),
  )
  if (rows.length > 0) await tx.insert(libraryTags).values(rows).onConflictDoNothing()
}
