/** Checks that run before an ad is exported. Kept free of zod: screen and server share it. */
export const PREFLIGHT_CHECKS = [
  'legibility',
  'contrast',
  'safe_zone',
  'text_share',
  'length',
  'file_size',
  'loudness',
  'brand_colors',
  'legal_line',
  'words',
] as const
export type PreflightCheck = (typeof PREFLIGHT_CHECKS)[number]

/** An error: readers cannot see it, or a platform refuses it. A warning: worth a look. */
export const SEVERITIES = ['error', 'warning'] as const

/** How one click fixes a finding. */
export const MENDS = ['layers', 'pack'] as const

/** Why a check could not run. */
export const UNCHECKED_REASONS = [
  'words_unknown',
  'film_words',
  'no_brief',
  'no_brand',
  'no_legal_line',
  'no_placement',
  'no_sound',
] as const

/** Width of a phone in CSS pixels; an ad fills its screen. */
export const PHONE_WIDTH = 360
/** Text size that reads easily on a phone, and the smallest allowed, in CSS pixels. */
export const TEXT_PX = { wanted: 12, least: 9, legal: 7 } as const
/** Contrast that WCAG 2.2 AA requires, for normal and for large text. */
export const CONTRAST = { wanted: 4.5, large: 3 } as const
/** Size from which text counts as large, in CSS pixels; lower for bold text. */
export const LARGE_PX = { plain: 24, bold: 18.66 } as const
/** Maximum share of a picture covered by text. */
export const TEXT_SHARE_MAX = 0.35
/** Loudness of feeds in LUFS, the tolerance for a video, and the highest peak in dBTP. */
export const LOUDNESS = { wanted: -14, tolerance: 3, peak: -1 } as const
/** Minimum share of a picture in a brand color for the color to be noticed. */
export const BRAND_SHARE_MIN = 0.005
