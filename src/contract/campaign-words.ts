/** What a campaign is for, as ad platforms ask for it. */
export const AD_GOALS = ['awareness', 'traffic', 'engagement', 'leads', 'app', 'sales'] as const
export type AdGoal = (typeof AD_GOALS)[number]

export const AD_PLATFORMS = [
  'meta',
  'tiktok',
  'youtube',
  'google',
  'linkedin',
  'x',
  'pinterest',
  'snapchat',
  'amazon',
] as const
export type AdPlatform = (typeof AD_PLATFORMS)[number]

/** How a file of an export pack came to be. */
export const PACK_WAYS = ['as_saved', 'composed', 'reframed'] as const
export type PackWay = (typeof PACK_WAYS)[number]

/** Why one could not be made; beside the rules of its placement. */
export const PACK_TROUBLES = ['source_gone', 'engine_failed'] as const

/** Rules of a placement that a file may break. */
export const FIT_RULES = [
  'kind',
  'file_type',
  'ratio',
  'too_small',
  'too_large',
  'too_short',
  'too_long',
  'too_heavy',
  'too_light',
] as const
export type FitRule = (typeof FIT_RULES)[number]

/** What a campaign says in words, whatever each platform calls it. */
export const TEXT_SLOTS = ['primary', 'headline', 'long_headline', 'description', 'brand'] as const
export type TextSlot = (typeof TEXT_SLOTS)[number]
