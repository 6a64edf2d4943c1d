import type { AdGoal, AdPlatform } from '@/contract/campaign-words'
import type { AdTexts, Campaign, CampaignFacts } from '@/contract/endpoints/campaigns'
import type { Language } from '@/contract/languages'

/** A campaign as form values: lists are comma-separated text. */
export interface CampaignDraft {
  name: string
  goal: AdGoal | ''
  introduction: string
  platforms: AdPlatform[]
  languages: Language[]
  regions: string
  users: string
  points: string
  texts: AdTexts
}

const joined = (words: readonly string[]) => words.join(', ')
const LINES_MAX = 20
const WORDS_MAX = 200

/** Splits text at commas, including Chinese and Japanese ones, without duplicates. */
export const listOf = (text: string, separator = /[,，、\n]/): string[] =>
  [...new Set(text.split(separator).map((one) => one.trim().slice(0, WORDS_MAX)))]
    .filter(Boolean)
    .slice(0, LINES_MAX)

export const draftOf = (campaign: Campaign | null): CampaignDraft => ({
  name: campaign?.app_name ?? '',
  goal: campaign?.ad_goal ?? '',
  introduction: campaign?.introduction ?? '',
  platforms: campaign?.platforms ?? [],
  languages: campaign?.languages ?? [],
  regions: joined(campaign?.target_regions ?? []),
  users: joined(campaign?.target_user ?? []),
  points: (campaign?.core_selling_point_material_keywords ?? [])
    .map(({ core_selling_point }) => core_selling_point)
    .join('\n'),
  texts: campaign?.texts ?? {},
})

export const factsOf = (draft: CampaignDraft): CampaignFacts => ({
  app_name: draft.name.trim(),
  ad_goal: draft.goal || null,
  introduction: draft.introduction.trim(),
  platforms: draft.platforms,
  languages: draft.languages,
  target_regions: listOf(draft.regions),
  target_user: listOf(draft.users),
  // A selling point may be a sentence with commas.
  core_selling_point_material_keywords: listOf(draft.points, /\n/).map((core_selling_point) => ({
    core_selling_point,
  })),
  texts: draft.texts,
})
