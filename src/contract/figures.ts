/** Performance figures that ad platforms report. Kept free of zod: screen and server share it. */
export const AD_PLATFORM_NAMES = {
  meta: 'Meta',
  google: 'Google Ads',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
} as const
export type AdPlatformName = keyof typeof AD_PLATFORM_NAMES

/** Most rows per call; a file is sent in several calls. */
export const FIGURE_ROWS_MAX = 500
/** Most ad days (one ad on one day) a team keeps. */
export const FIGURES_MAX = 500_000
export const AD_NAME_MAX = 400
/** Most column mappings a team keeps, one per file layout. */
export const COLUMN_CHOICES_MAX = 50
export const COLUMNS_MAX = 300
/** Most answers shown at once. */
export const ANSWERS_MAX = 200

/** How ad figures can be grouped. */
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

/** What an ad's text leads with. */
export const HOOKS = ['offer', 'price', 'question', 'claim', 'none'] as const
export type Hook = (typeof HOOKS)[number]

/** How an ad performs against the rest of its platform; `alone`: there is no rest. */
export const VERDICTS = ['better', 'worse', 'unclear', 'alone'] as const

/** What a column of an imported file contains. */
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

/** Decimal places of a currency; two when the currency is unknown. */
export function minorDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
