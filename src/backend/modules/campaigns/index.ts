import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { listCampaigns } from './list-campaigns.ts'
import { removeCampaign } from './remove-campaign.ts'
import { createCampaign, saveCampaign } from './save-campaign.ts'

export { findCampaign, requireCampaign, requireRunner } from './campaign-row.ts'

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
