import { eq } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireCampaign, requireRunner } from './campaign-row.ts'
import { campaigns } from './tables.ts'

type Remove = typeof contract.campaigns.remove

/** Deletes a campaign; its creatives stay saved, without a campaign. @throws AppError('not_found') */
export async function removeCampaign(
  { db, actor }: CallContext<'user'>,
  { campaignId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  requireRunner(actor)
  await requireCampaign(db, { campaignId, teamId: actor.teamId })
  await db.delete(campaigns).where(eq(campaigns.id, campaignId))
  return { done: true }
}
