import { desc, eq } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { campaignView, requireRunner } from './campaign-row.ts'
import { campaigns } from './tables.ts'

export async function listCampaigns({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<typeof contract.campaigns.list>> {
  requireRunner(actor)
  const rows = await db
    .select()
    .from(campaigns)
    .where(eq(campaigns.teamId, actor.teamId))
    .orderBy(desc(campaigns.id))
  return { campaigns: rows.map(campaignView) }
}
