import type { z } from 'zod'
import { readLocal } from '@/browser/local-store'
import { Campaign } from '@/contract/endpoints/campaigns'
import type { CreativeSave } from '@/contract/endpoints/creatives'

type App = Pick<z.input<typeof CreativeSave>, 'app_id' | 'app_snap'>

/** The campaign that was last open in the ads manager: what is saved goes into it, with what it said then. */
export function currentApp(): App {
  const { data: app } = Campaign.safeParse(readLocal('ga_app_info'))
  if (!app) return {}
  return {
    app_id: app.id,
    app_snap: {
      id: app.id,
      app_name: app.app_name,
      introduction: app.introduction,
      ad_goal: app.ad_goal ?? '',
      language: app.languages,
      ad_platforms: app.platforms,
      core_selling_points: app.core_selling_point_material_keywords.map(
        ({ core_selling_point }) => core_selling_point,
      ),
      target_regions: app.target_regions,
      target_user: app.target_user,
    },
  }
}
