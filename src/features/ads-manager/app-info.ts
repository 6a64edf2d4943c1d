import type { LocalValue } from '@/browser/local-store'
import type { Campaign } from '@/contract/endpoints/campaigns'

/** A campaign as stored with each creative saved for it. */
export const appInfoOf = (campaign: Campaign): LocalValue<'ga_app_info'> => ({
  app_id: campaign.id,
  app_snap: {
    id: campaign.id,
    app_name: campaign.app_name,
    introduction: campaign.introduction,
    ad_goal: campaign.ad_goal ?? '',
    language: campaign.languages,
    ad_platforms: campaign.platforms,
    core_selling_points: campaign.core_selling_point_material_keywords.map(
      ({ core_selling_point }) => core_selling_point,
    ),
    target_regions: campaign.target_regions,
    target_user: campaign.target_user,
  },
})
