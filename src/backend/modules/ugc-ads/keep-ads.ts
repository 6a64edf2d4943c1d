import { and, count, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { UGC_ADS_MAX } from '../../../contract/ugc.ts'
import type { CallContext } from '../../context.ts'
import { adView, isOwn, requireAd } from './ad-row.ts'
import { stopRun } from './stop-ad.ts'
import { ugcAds } from './tables.ts'

type List = typeof contract.ugcAds.list
type Create = typeof contract.ugcAds.create
type Detail = typeof contract.ugcAds.detail
type Save = typeof contract.ugcAds.save
type Remove = typeof contract.ugcAds.remove

export async function listAds({ db, actor }: CallContext<'user'>): Promise<OutputOf<List>> {
  const rows = await db
    .select({
      ...{ id: ugcAds.id, name: ugcAds.name, updatedAt: ugcAds.updatedAt },
      status: ugcAds.runStatus,
      scenes: sql<number>`jsonb_array_length(${ugcAds.plan}->'scenes')`,
    })
    .from(ugcAds)
    .where(isOwn(actor))
    .orderBy(desc(ugcAds.updatedAt))
  return {
    ads: rows.map(({ id, name, scenes, status, updatedAt }) => ({
      ...{ ad_id: id, name, scene_count: scenes, run_status: status },
      updated_at: updatedAt.toISOString(),
    })),
  }
}

/** @throws AppError('drafts_limit_reached') */
export async function createAd(
  { db, actor, clock }: CallContext<'user'>,
  { name, plan }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  const { teamId, userId } = actor
  const row = await db.transaction(async (tx) => {
    const [all] = await tx.select({ value: count() }).from(ugcAds).where(isOwn(actor))
    if ((all?.value ?? 0) >= UGC_ADS_MAX) throw new AppError('drafts_limit_reached')
    const values = { teamId, userId, name, plan, updatedAt: clock.now() }
    const [made] = await tx.insert(ugcAds).values(values).returning()
    return made
  })
  if (!row) throw new Error('The ad was not stored.')
  return adView(db, row)
}

/** @throws AppError('not_found') */
export async function showAd(
  { db, actor }: CallContext<'user'>,
  { adId }: ParsedInputOf<Detail>,
): Promise<OutputOf<Detail>> {
  return adView(db, await requireAd(db, actor, adId))
}

/** @throws AppError('not_found'), or 'changed_meanwhile' if it has been saved elsewhere since */
export async function saveAd(
  { db, actor, clock }: CallContext<'user'>,
  { adId, seen_at, name, plan }: ParsedInputOf<Save>,
): Promise<OutputOf<Save>> {
  const { updatedAt: seen } = await requireAd(db, actor, adId)
  // Two saves in the same millisecond must get different times.
  const updatedAt = new Date(Math.max(clock.now().getTime(), seen.getTime() + 1))
  const [row] = await db
    .update(ugcAds)
    .set({ name, plan, updatedAt })
    .where(and(eq(ugcAds.id, adId), eq(ugcAds.updatedAt, new Date(seen_at))))
    .returning({ updatedAt: ugcAds.updatedAt })
  if (!row) throw new AppError('changed_meanwhile')
  return { updated_at: row.updatedAt.toISOString() }
}

/** Deletes the plan and stops ordering; parts already made stay. @throws AppError('not_found') */
export async function removeAd(
  context: CallContext<'user'>,
  { adId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const { db, actor } = context
  const ad = await requireAd(db, actor, adId)
  await stopRun(context, ad)
  await db.delete(ugcAds).where(eq(ugcAds.id, ad.id))
  return { done: true }
}
