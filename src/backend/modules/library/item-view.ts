import { inArray } from 'drizzle-orm'
import type { LibraryItem } from '../../../contract/endpoints/library.ts'
import { BIN_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { fileView, findFiles, libraryTags } from '../files/index.ts'
import { type ItemRow, mayDeleteItem } from './item-access.ts'

/** An item, and when the caller made it a favorite. */
export type SeenItem = ItemRow & { starredAt: Date | null }

/** Items as a team member sees them, in the given order. */
export async function itemViews(
  context: CallContext<'user'>,
  rows: readonly SeenItem[],
): Promise<LibraryItem[]> {
  if (rows.length === 0) return []
  const { db, actor, request } = context
  const ids = rows.map(({ fileId }) => fileId)
  const files = await findFiles(db, ids)
  const tags = await db.select().from(libraryTags).where(inArray(libraryTags.fileId, ids))
  const people = await findNames(db, [...new Set(rows.map(({ userId }) => userId))])
  const byName = (one: string, other: string) => one.localeCompare(other)
  return rows.flatMap((row) => {
    const file = files.get(row.fileId)
    if (!file) return []
    const { url_expires_at: _, ...shown } = fileView(context, request, file)
    return {
      ...shown,
      item_id: row.fileId,
      source: row.creativeId ? 'creative' : row.origin,
      words: row.words,
      name: row.name,
      aspect_ratio: row.aspectRatio,
      brand: row.brandName,
      product_id: row.productId,
      folder_id: row.folderId,
      tags: tags
        .filter(({ fileId }) => fileId === row.fileId)
        .map(({ tag }) => tag)
        .toSorted(byName),
      is_starred: row.starredAt !== null,
      task_id: row.taskId,
      creative_id: row.creativeId,
      made_by: people.get(row.userId) ?? null,
      is_own: row.userId === actor.userId,
      can_delete: mayDeleteItem(actor, row),
      created_at: row.createdAt.toISOString(),
      freed_at: row.binnedAt && later(row.binnedAt, BIN_DAYS * DAY_MS).toISOString(),
    }
  })
}
