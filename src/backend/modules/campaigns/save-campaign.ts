import { and, count, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { CAMPAIGNS_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { campaignView, NOTHING, requireCampaign, requireRunner } from './campaign-row.ts'
import { campaigns } from './tables.ts'

type Create = typeof contract.campaigns.create
type Save = typeof contract.campaigns.save

/** @throws AppError('not_found' | 'campaigns_limit_reached') */
export async function createCampaign(
  { db, actor, clock }: CallContext<'user'>,
  { app_name: name, ...facts }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  requireRunner(actor)
  const { teamId, userId } = actor
  const [all] = await db
    .select({ value: count() })
    .from(campaigns)
    .where(eq(campaigns.teamId, teamId))
  if ((all?.value ?? 0) >= CAMPAIGNS_MAX) throw new AppError('campaigns_limit_reached')
  const now = clock.now()
  const [row] = await db
    .insert(campaigns)
    .values({
      teamId,
      createdBy: userId,
      name,
      facts: { ...NOTHING, ...facts },
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The campaign was not stored.')
  return campaignView(row)
}

/** @throws AppError('not_found'), or 'changed_meanwhile' if someone else has saved it since */
export async function saveCampaign(
  { db, actor, clock }: CallContext<'user'>,
  { campaignId, seen_at, app_name: name, ...facts }: ParsedInputOf<Save>,
): Promise<OutputOf<Save>> {
  requireRunner(actor)
  await requireCampaign(db, { campaignId, teamId: actor.teamId })
  const [row] = await db
    .update(campaigns)
    .set({ name, facts, updatedAt: clock.now() })
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.updatedAt, new Date(seen_at))))
    .returning()
  if (!row) throw new AppError('changed_meanwhile')
  return campaignView(row)
}
