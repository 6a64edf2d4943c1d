import { and, inArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireCampaign, requireRunner } from '../campaigns/index.ts'
import { isCreativeSeenBy } from './creative-access.ts'
import { creatives } from './tables.ts'

type Move = typeof contract.creatives.move

/** @throws AppError('not_found') unless the campaign and every creative belong to the team; then nothing moves */
export async function moveCreatives(
  { db, actor }: CallContext<'user'>,
  { creative_ids, campaign_id: campaignId }: ParsedInputOf<Move>,
): Promise<OutputOf<Move>> {
  requireRunner(actor)
  const ids = [...new Set(creative_ids)]
  await db.transaction(async (tx) => {
    if (campaignId) await requireCampaign(tx, { campaignId, teamId: actor.teamId })
    const moved = await tx
      .update(creatives)
      .set({ campaignId })
      .where(and(inArray(creatives.id, ids), isCreativeSeenBy(actor)))
      .returning({ id: creatives.id })
    if (moved.length < ids.length) throw new AppError('not_found')
  })
  return { done: true }
}
