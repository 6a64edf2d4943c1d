/** What is looked at before an ad leaves the house. Kept free of zod: screen and server share it. */
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

/** An error is what readers cannot see or a platform refuses; a warning is worth a look. */
export const SEVERITIES = ['error', 'warning'] as const

/** What one click does about a finding. */
export const MENDS = ['layers', 'pack'] as const

/** Why something could not be looked at. */
export const UNCHECKED_REASONS = [
  'words_unknown',
  'film_words',
  'no_brief',
  'no_brand',
  'no_legal_line',
  'no_placement',
  'no_sound',
] as const

/** A phone, in CSS pixels across: an ad is as wide as its screen there. */
export const PHONE_WIDTH = 360
/** Smallest words that are read without effort on a phone, and the least there may be, in CSS pixels. */
export const TEXT_PX = { wanted: 12, least: 9, legal: 7 } as const
/** Contrast that WCAG 2.2 asks of words at AA, and of large ones. */
export const CONTRAST = { wanted: 4.5, large: 3 } as const
/** From here on words count as large, in CSS pixels; bold ones a little earlier. */
export const LARGE_PX = { plain: 24, bold: 18.66 } as const
/** Share of a picture that is under words. */
export const TEXT_SHARE_MAX = 0.35
/** What feeds play at, in LUFS, how far a film may be off, and the highest peak, in dBTP. */
export const LOUDNESS = { wanted: -14, tolerance: 3, peak: -1 } as const
/** Share of a picture in a color of the brand from which on it is seen. */
export const BRAND_SHARE_MIN = 0.005
