import { and, count, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { GALLERY_PERIOD_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext, Context } from '../../context.ts'
import { containsText } from '../../db/contains-text.ts'
import { isOfKind } from '../files/index.ts'
import { brandNameOf, promptOf } from '../tasks/index.ts'
import { type CreativeAsker, isCreativeSeenBy } from './creative-access.ts'
import { creativeViews } from './creative-view.ts'
import { creatives } from './tables.ts'

type List = typeof contract.creatives.list
type Query = ParsedInputOf<List>

/** The team's creatives, newest first; `total` counts all pages. */
export async function listCreatives(
  context: CallContext<'user'>,
  query: Query,
): Promise<OutputOf<List>> {
  const { db, actor } = context
  const { cursor, limit } = query
  const isListed = creativesWhere(context, actor, query)
  const rows = await db
    .select()
    .from(creatives)
    .where(and(isListed, cursor ? lt(creatives.id, cursor) : undefined))
    .orderBy(desc(creatives.id))
    .limit(limit + 1)
  const [all] = await db.select({ count: count() }).from(creatives).where(isListed)
  const page = rows.slice(0, limit)
  return {
    creatives: await creativeViews(context, page),
    total: all?.count ?? 0,
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** SQL condition: creatives that the user sees and that match the search. */
const creativesWhere = (
  { clock }: Pick<Context, 'clock'>,
  actor: CreativeAsker,
  { search, type, brand, user_id, period, campaign_id }: Query,
): SQL | undefined =>
  and(
    isCreativeSeenBy(actor),
    search
      ? or(containsText(creatives.name, search), containsText(promptOf(creatives.taskId), search))
      : undefined,
    type && isOfKind(creatives.fileId, type),
    brand === undefined ? undefined : eq(brandNameOf(creatives.taskId), brand),
    campaign_id === undefined ? undefined : eq(creatives.campaignId, campaign_id),
    user_id === undefined ? undefined : eq(creatives.userId, user_id),
    period && gte(creatives.createdAt, later(clock.now(), -GALLERY_PERIOD_DAYS[period] * DAY_MS)),
  )
