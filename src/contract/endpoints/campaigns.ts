import { z } from 'zod'
import { AD_GOALS, AD_PLATFORMS, TEXT_SLOTS } from '../campaign-words.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, Id, LanguageName, Timestamp } from '../fields.ts'
import { CAMPAIGN_LINES_MAX } from '../limits.ts'

const Line = z.string().trim().min(1).max(200)
const Lines = z.array(Line).max(CAMPAIGN_LINES_MAX)

/** A reason to buy what is advertised. */
export const SellingPoint = z.object({ core_selling_point: Line })

/** Texts that accompany an ad, by role; each platform has its own names and limits for them. */
export const AdTexts = z.partialRecord(z.enum(TEXT_SLOTS), z.string().trim().max(2_200))
export type AdTexts = z.infer<typeof AdTexts>

/** What a campaign advertises, and to whom. */
export const CampaignFacts = z.object({
  app_name: z.string().trim().min(1).max(120),
  ad_goal: z.enum(AD_GOALS).nullable(),
  introduction: z.string().trim().max(2_000),
  platforms: z.array(z.enum(AD_PLATFORMS)).max(AD_PLATFORMS.length),
  languages: z.array(LanguageName).max(10),
  target_regions: Lines,
  target_user: Lines,
  core_selling_point_material_keywords: z.array(SellingPoint).max(CAMPAIGN_LINES_MAX),
  texts: AdTexts,
})
export type CampaignFacts = z.infer<typeof CampaignFacts>

/** A folder of saved creatives with what they advertise; a creative is in at most one campaign. */
export const Campaign = CampaignFacts.extend({
  id: Id,
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type Campaign = z.infer<typeof Campaign>

export const list = defineEndpoint({
  id: 'campaigns.list',
  method: 'GET',
  path: '/api/v1/auth/campaigns',
  access: 'user',
  summary: 'List your team’s campaigns, newest first',
  failures: ['not_found'],
  input: Empty,
  output: z.object({ campaigns: z.array(Campaign) }),
})

export const create = defineEndpoint({
  id: 'campaigns.create',
  method: 'POST',
  path: '/api/v1/auth/campaigns',
  access: 'user',
  summary: 'Create a campaign',
  failures: ['not_found', 'campaigns_limit_reached'],
  input: CampaignFacts.partial().required({ app_name: true }),
  output: Campaign,
})

export const save = defineEndpoint({
  id: 'campaigns.save',
  method: 'POST',
  path: '/api/v1/auth/campaigns/{campaignId}',
  access: 'user',
  summary: 'Change a campaign’s details',
  failures: ['not_found', 'changed_meanwhile'],
  /** `seen_at` is the `updated_at` you saw. */
  input: CampaignFacts.extend({ campaignId: Id, seen_at: Timestamp }),
  output: Campaign,
})

export const remove = defineEndpoint({
  id: 'campaigns.remove',
  method: 'POST',
  path: '/api/v1/auth/campaigns/{campaignId}/remove',
  access: 'user',
  summary: 'Delete a campaign; its creatives stay saved',
  failures: ['not_found'],
  input: z.object({ campaignId: Id }),
  output: Done,
})
