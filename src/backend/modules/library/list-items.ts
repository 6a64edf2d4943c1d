import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { GALLERY_PERIOD_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import {
  hasWords,
  isAmongStarred,
  libraryItems,
  libraryStars,
  libraryTags,
} from '../files/index.ts'
import { isInBin, isItemSeenBy } from './item-access.ts'
import { itemViews } from './item-view.ts'

type List = typeof contract.library.list
type Query = ParsedInputOf<List>

/** A page of the library or of its bin; the bin sorts by the time of deletion. */
export async function listItems(
  context: CallContext<'user'>,
  query: Query,
): Promise<OutputOf<List>> {
  const { db, actor } = context
  const { cursor, limit } = query
  const at = query.is_binned ? libraryItems.binnedAt : libraryItems.createdAt
  const order = query.sort === 'oldest' ? asc : desc
  const isListed = itemsWhere(context, query)
  const rows = await db
    .select({
      ...getTableColumns(libraryItems),
      starredAt: libraryStars.starredAt,
    })
    .from(libraryItems)
    .leftJoin(
      libraryStars,
      and(eq(libraryStars.fileId, libraryItems.fileId), eq(libraryStars.userId, actor.userId)),
    )
    .where(and(isListed, cursor === undefined ? undefined : isAfter(at, cursor, query.sort)))
    .orderBy(order(at), order(libraryItems.fileId))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const isFirst = cursor === undefined
  const [all] = isFirst
    ? await db.select({ count: count() }).from(libraryItems).where(isListed)
    : []
  return {
    items: await itemViews(context, page),
    total: all?.count ?? null,
    next_cursor: last ? `${(last.binnedAt ?? last.createdAt).getTime()}.${last.fileId}` : null,
  }
}

/** SQL condition: what follows the last item of the previous page. */
function isAfter(at: AnyColumn, cursor: string, sort: Query['sort']): SQL {
  const [time, fileId] = cursor.split('.')
  const last = sql`(${new Date(Number(time)).toISOString()}::timestamptz, ${fileId}::uuid)`
  const here = sql`(${at}, ${libraryItems.fileId})`
  return sort === 'oldest' ? sql`${here} > ${last}` : sql`${here} < ${last}`
}

/** SQL condition: items that the user sees and that match the filters. */
function itemsWhere({ actor, clock }: CallContext<'user'>, query: Query): SQL | undefined {
  const { search, type, source, brand, product_id, ratio, period, folder_id, tag } = query
  const { fileId, kind, brandName, productId, aspectRatio, folderId, createdAt } = libraryItems
  return and(
    isItemSeenBy(actor),
    isInBin(query.is_binned ?? false),
    search ? hasWords(search) : undefined,
    type && eq(kind, type),
    source && isFrom(source),
    brand === undefined ? undefined : eq(brandName, brand),
    product_id === undefined ? undefined : eq(productId, product_id),
    ratio && eq(aspectRatio, ratio),
    period && gte(createdAt, later(clock.now(), -GALLERY_PERIOD_DAYS[period] * DAY_MS)),
    folder_id === undefined ? undefined : eq(folderId, folder_id),
    // Without the team, the database would read the tags of all teams.
    tag === undefined
      ? undefined
      : sql`exists (select 1 from ${libraryTags} where ${libraryTags.fileId} = ${fileId} and ${libraryTags.teamId} = ${actor.teamId} and ${libraryTags.tag} = ${tag})`,
    query.is_starred ? isAmongStarred(fileId, actor.userId) : undefined,
  )
}

/** A creative is also a result, but only found as a creative. */
function isFrom(source: NonNullable<Query['source']>): SQL | undefined {
  const { origin, creativeId } = libraryItems
  if (source === 'creative') return isNotNull(creativeId)
  return and(eq(origin, source), isNull(creativeId))
}
