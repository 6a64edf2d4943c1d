/** Goals of a campaign, as ad platforms list them. */
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

/** How a file in an export pack was made. */
export const PACK_WAYS = ['as_saved', 'composed', 'reframed'] as const
export type PackWay = (typeof PACK_WAYS)[number]

/** Why a file could not be made, apart from breaking a rule of its placement. */
export const PACK_TROUBLES = ['source_gone', 'engine_failed'] as const

/** Placement rules that a file may break. */
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

/** The texts of a campaign, whatever each platform calls them. */
export const TEXT_SLOTS = ['primary', 'headline', 'long_headline', 'description', 'brand'] as const
export type TextSlot = (typeof TEXT_SLOTS)[number]
