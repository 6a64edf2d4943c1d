/** Figures that ad platforms report of ads. Kept free of zod: screen and server share it. */
export const AD_PLATFORM_NAMES = {
  meta: 'Meta',
  google: 'Google Ads',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
} as const
export type AdPlatformName = keyof typeof AD_PLATFORM_NAMES

/** Rows of one call; a file goes in many. */
export const FIGURE_ROWS_MAX = 500
/** Days of ads a team keeps. */
export const FIGURES_MAX = 500_000
export const AD_NAME_MAX = 400
/** Shapes of files whose columns a team remembers. */
export const COLUMN_CHOICES_MAX = 50
export const COLUMNS_MAX = 300
/** Answers that are shown at once. */
export const ANSWERS_MAX = 200

/** What the figures of ads are brought together by. */
export const FIGURE_GROUPS = [
  'creative',
  'ad',
  'hook',
  'format',
  'ratio',
  'product',
  'brand',
  'platform',
] as const
export type FigureGroup = (typeof FIGURE_GROUPS)[number]

/** What an ad leads with, by its words. */
export const HOOKS = ['offer', 'price', 'question', 'claim', 'none'] as const
export type Hook = (typeof HOOKS)[number]

/** How something does beside the rest of its platform; alone: there is no rest. */
export const VERDICTS = ['better', 'worse', 'unclear', 'alone'] as const

/** What a column of a file says. */
export const FIGURE_FIELDS = [
  'day',
  'end',
  'campaign',
  'ad_set',
  'ad',
  'impressions',
  'clicks',
  'spend',
  'conversions',
  'revenue',
  'currency',
] as const
export type FigureField = (typeof FIGURE_FIELDS)[number]

/** Digits of a currency behind the point; what is unknown has two. */
export function minorDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
