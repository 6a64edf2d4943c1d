import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Campaign, CampaignFacts } from '../../../contract/endpoints/campaigns.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { campaigns } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** @throws AppError('not_found') for outside collaborators of the team: they see no campaigns */
export function requireRunner({ teamRole }: Pick<UserActor, 'teamRole'>): void {
  if (!mayDo(teamRole, 'runCampaigns')) throw new AppError('not_found')
}

/** @throws AppError('not_found'), both for another team's campaign and for one that doesn't exist */
export async function requireCampaign(
  executor: Executor,
  { campaignId, teamId }: { campaignId: string; teamId: string },
): Promise<CampaignRow> {
  const row = await findCampaign(executor, { campaignId, teamId })
  if (!row) throw new AppError('not_found')
  return row
}

export async function findCampaign(
  executor: Executor,
  { campaignId, teamId }: { campaignId: string; teamId: string },
): Promise<CampaignRow | null> {
  const where = and(eq(campaigns.id, campaignId), eq(campaigns.teamId, teamId))
  const [row] = await executor.select().from(campaigns).where(where)
  return row ?? null
}

export const campaignView = (row: CampaignRow): Campaign => ({
  ...NOTHING,
  ...row.facts,
  id: row.id,
  app_name: row.name,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** The facts of a campaign before anyone has filled them in. */
export const NOTHING: Omit<CampaignFacts, 'app_name'> = {
  ad_goal: null,
  introduction: '',
  platforms: [],
  languages: [],
  target_regions: [],
  target_user: [],
  core_selling_point_material_keywords: [],
  texts: {},
}
