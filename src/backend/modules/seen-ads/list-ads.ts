import { and, count, desc, eq, gt, gte, like, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import {
  FILM_LENGTH_TOLERANCE_SECONDS,
  FILM_LENGTHS,
  type FilmLength,
} from '../../../contract/seen-ads.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { requireSeenAd } from './seen-ad-row.ts'
import { seenAdView, seenAdViews } from './seen-ad-view.ts'
import { seenAds } from './tables.ts'

type Endpoints = typeof contract.seenAds
type Query = ParsedInputOf<Endpoints['list']>

/** A page of the board; ids are chronological. */
export async function listAds(
  context: CallContext<'user'>,
  query: Query,
): Promise<OutputOf<Endpoints['list']>> {
  const { db, actor } = context
  const { cursor, limit } = query
  const isListed = and(eq(seenAds.teamId, actor.teamId), ...conditionsOf(query))
  const rows = await db
    .select()
    .from(seenAds)
    .where(and(isListed, cursor === undefined ? undefined : lt(seenAds.id, cursor)))
    .orderBy(desc(seenAds.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const isFirst = cursor === undefined
  const [all] = isFirst ? await db.select({ value: count() }).from(seenAds).where(isListed) : []
  return {
    ads: await seenAdViews(context, page),
    total: all?.value ?? null,
    tags: isFirst ? await tagsOf(db, actor.teamId) : null,
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** @throws AppError('not_found') */
export const showAd = async (
  context: CallContext<'user'>,
  { adId }: ParsedInputOf<Endpoints['detail']>,
): Promise<OutputOf<Endpoints['detail']>> =>
  seenAdView(context, await requireSeenAd(context.db, context.actor, adId))

function conditionsOf(query: Query): (SQL | undefined)[] {
  const { search, type, platform, ratio, colour, length, tag, rating } = query
  const words = search?.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return [
    words ? like(seenAds.searchText, `%${words}%`) : undefined,
    type && eq(seenAds.kind, type),
    platform && eq(seenAds.platform, platform),
    ratio && eq(seenAds.aspectRatio, ratio),
    colour && holds(sql`${seenAds.colours}`, colour),
    tag === undefined ? undefined : holds(sql`${seenAds.tags}`, tag),
    length && isAsLong(length),
    rating === undefined ? undefined : gte(seenAds.rating, rating),
  ]
}

const holds = (list: SQL, value: string): SQL => sql`${list} @> ${JSON.stringify([value])}::jsonb`

function isAsLong(length: FilmLength): SQL | undefined {
  const [above, upTo] = FILM_LENGTHS[length]
  const { durationSeconds: seconds } = seenAds
  return and(
    above === 0 ? gt(seconds, 0) : gt(seconds, above + FILM_LENGTH_TOLERANCE_SECONDS),
    upTo === null ? undefined : lte(seconds, upTo + FILM_LENGTH_TOLERANCE_SECONDS),
  )
}

async function tagsOf(db: Executor, teamId: string): Promise<string[]> {
  const tag = sql<string>`jsonb_array_elements_text(${seenAds.tags})`
  const rows = await db
    .selectDistinct({ tag: tag.as('tag') })
    .from(seenAds)
    .where(eq(seenAds.teamId, teamId))
    .orderBy(sql`tag`)
  return rows.map((row) => row.tag)
}
