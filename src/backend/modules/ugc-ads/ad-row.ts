import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { UgcAd } from '../../../contract/endpoints/ugc-ads.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { ugcAds } from './tables.ts'

type AdRow = typeof ugcAds.$inferSelect

/**
 * Condition of a query: what somebody is making in the team they work in. What is ordered bears the name of who ordered
 * it, so that it is paid once: from two accounts it would be twice.
 */
export const isOwn = ({ userId, teamId }: Pick<UserActor, 'userId' | 'teamId'>) =>
  and(eq(ugcAds.userId, userId), eq(ugcAds.teamId, teamId))

/** @throws AppError('not_found') for somebody else's as for what does not exist */
export async function requireAd(
  executor: Executor,
  actor: Pick<UserActor, 'userId' | 'teamId'>,
  adId: string,
): Promise<AdRow> {
  const [row] = await executor
    .select()
    .from(ugcAds)
    .where(and(eq(ugcAds.id, adId), isOwn(actor)))
  if (!row) throw new AppError('not_found')
  return row
}

export const adView = ({ id, name, plan, updatedAt }: AdRow): UgcAd => ({
  ad_id: id,
  name,
  plan,
  updated_at: updatedAt.toISOString(),
})
