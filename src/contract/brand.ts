/** A team's brand kit. Kept free of zod: screen and server share it. */
export const BRAND_FONTS = ['inter', 'space-grotesk', 'playfair-display', 'oswald'] as const
/** Bundled faces a brand may choose; scripts other than Latin are set in their own. */
export type BrandFont = (typeof BRAND_FONTS)[number]

/** A typeface that a team has uploaded, by its id. */
export type UploadedFont = `uploaded:${string}`
/** What a brand may be set in. */
export type FontChoice = BrandFont | UploadedFont

export const UPLOADED_FONTS_MAX = 20
export const FONT_MAX_BYTES = 5 * 1_048_576
export const FONT_NAME_MAX = 80
export const FONT_EXTENSIONS = ['woff2', 'ttf', 'otf'] as const

export const isUploadedFont = (font: string | null): font is UploadedFont =>
  font?.startsWith('uploaded:') ?? false

/** Brands of a team. */
export const BRANDS_MAX = 50
export const BRAND_NAME_MAX = 80
/** Words of the small ad that shows a brand's look. */
export const BRAND_PREVIEW_LENGTH_MAX = 200
export const BRAND_COLOURS_MAX = 5
export const TONE_WORDS_MAX = 8
export const TONE_WORD_LENGTH_MAX = 30
export const LEGAL_LINE_MAX = 160
/** What to do and what to leave, a line each. */
export const GUIDE_LINES_MAX = 8
export const GUIDE_LINE_LENGTH_MAX = 120
