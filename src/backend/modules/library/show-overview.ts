import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { CallContext } from '../../context.ts'
import { libraryFolders, libraryItems, libraryTags, storageOfTeam } from '../files/index.ts'
import { findProductNames } from '../products/index.ts'
import { isInBin, isItemSeenBy } from './item-access.ts'

type Overview = typeof contract.library.overview

const byName = (one: string, other: string) => one.localeCompare(other)

/** The library's filters, and its item counts. */
export async function showOverview(context: CallContext<'user'>): Promise<OutputOf<Overview>> {
  const { db, actor } = context
  const isShown = and(isItemSeenBy(actor), isInBin(false))
  const tags = await db
    .select({ tag: libraryTags.tag, item_count: count() })
    .from(libraryTags)
    .innerJoin(libraryItems, eq(libraryItems.fileId, libraryTags.fileId))
    .where(and(eq(libraryTags.teamId, actor.teamId), isShown))
    .groupBy(libraryTags.tag)
  const { folderId, brandName, productId } = libraryItems
  const groups = await db
    .select({ folderId, brandName, productId, count: count() })
    .from(libraryItems)
    .where(isShown)
    .groupBy(folderId, brandName, productId)
  const binned = and(isItemSeenBy(actor), isInBin(true), isNotNull(libraryItems.binnedAt))
  const productNames = await findProductNames(
    db,
    groups.flatMap((group) => group.productId ?? []),
  )
  const isOfTeam = mayDo(actor.teamRole, 'seeEverybodysFiles')
  return {
    folders: isOfTeam ? await foldersOf(context, groups) : [],
    tags: tags.toSorted((one, other) => byName(one.tag, other.tag)),
    brands: [...new Set(groups.flatMap((group) => group.brandName ?? []))].toSorted(byName),
    products: [...productNames]
      .map(([product_id, name]) => ({ product_id, name }))
      .toSorted((one, other) => byName(one.name, other.name)),
    binned_count: await db.$count(libraryItems, binned),
    storage: isOfTeam ? await storageOfTeam(db, actor.teamId) : null,
    can_organize: mayDo(actor.teamRole, 'organizeLibrary'),
  }
}

async function foldersOf(
  { db, actor }: CallContext<'user'>,
  groups: readonly { folderId: string | null; count: number }[],
): Promise<OutputOf<Overview>['folders']> {
  const rows = await db
    .select()
    .from(libraryFolders)
    .where(eq(libraryFolders.teamId, actor.teamId))
    .orderBy(asc(libraryFolders.name))
  return rows
    .map(({ id, parentId, name }) => ({
      folder_id: id,
      parent_id: parentId,
      name,
      item_count: groups
        .filter(({ folderId }) => folderId === id)
        .reduce((sum, group) => sum + group.count, 0),
    }))
    .toSorted((one, other) => byName(one.name, other.name))
}
