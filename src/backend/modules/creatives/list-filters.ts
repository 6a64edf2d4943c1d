import { count } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { brandNameOf } from '../tasks/index.ts'
import { isCreativeSeenBy } from './creative-access.ts'
import { creatives } from './tables.ts'

type Filters = typeof contract.creatives.filters

/** Brands and people to filter the list by: those that occur in it, sorted by name. */
export async function listFilters({ db, actor }: CallContext<'user'>): Promise<OutputOf<Filters>> {
  const isSeen = isCreativeSeenBy(actor)
  const named = await db
    .selectDistinct({ name: brandNameOf(creatives.taskId) })
    .from(creatives)
    .where(isSeen)
  const saved = await db.selectDistinct({ userId: creatives.userId }).from(creatives).where(isSeen)
  const names = await findNames(
    db,
    saved.map(({ userId }) => userId),
  )
  const people = [...names].map(([user_id, name]) => ({ user_id, name }))
  const counts = await db
    .select({ campaign_id: creatives.campaignId, creative_count: count() })
    .from(creatives)
    .where(isSeen)
    .groupBy(creatives.campaignId)
  return {
    campaigns: counts.flatMap(({ campaign_id, creative_count }) =>
      campaign_id ? [{ campaign_id, creative_count }] : [],
    ),
    brands: named.flatMap(({ name }) => name ?? []).toSorted((a, b) => a.localeCompare(b)),
    people: people.toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
