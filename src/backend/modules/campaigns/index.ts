import { eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { listCampaigns } from './list-campaigns.ts'
import { removeCampaign } from './remove-campaign.ts'
import { createCampaign, saveCampaign } from './save-campaign.ts'
import { campaigns } from './tables.ts'

export { findCampaign, requireCampaign, requireRunner } from './campaign-row.ts'

/** Erases a closed team's campaigns. */
export const eraseCampaigns = (executor: Executor, teamId: string) =>
  executor.delete(campaigns).where(eq(campaigns.teamId, teamId))

export const campaignsModule: Module = {
  name: 'campaigns',
  keeps: { campaigns: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.campaigns.list, listCampaigns)
    mount(app, contract.campaigns.create, createCampaign)
    mount(app, contract.campaigns.save, saveCampaign)
    mount(app, contract.campaigns.remove, removeCampaign)
  },
}
