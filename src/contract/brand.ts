/** A team's brand kit. Kept free of zod: screen and server share it. */
export const BRAND_FONTS = ['inter', 'space-grotesk', 'playfair-display', 'oswald'] as const
/** A bundled typeface that a brand may choose; scripts other than Latin use their own. */
export type BrandFont = (typeof BRAND_FONTS)[number]

/** A typeface that a team uploaded, by its id. */
export type UploadedFont = `uploaded:${string}`
/** Any typeface a brand may use. */
export type FontChoice = BrandFont | UploadedFont

export const UPLOADED_FONTS_MAX = 20
export const FONT_MAX_BYTES = 5 * 1_048_576
export const FONT_NAME_MAX = 80
export const FONT_EXTENSIONS = ['woff2', 'ttf', 'otf'] as const

export const isUploadedFont = (font: string | null): font is UploadedFont =>
  font?.startsWith('uploaded:') ?? false

/** Most brands per team. */
export const BRANDS_MAX = 50
export const BRAND_NAME_MAX = 80
/** Maximum length of the text in the small ad that previews a brand's look. */
export const BRAND_PREVIEW_LENGTH_MAX = 200
export const BRAND_COLOURS_MAX = 5
export const TONE_WORDS_MAX = 8
export const TONE_WORD_LENGTH_MAX = 30
export const LEGAL_LINE_MAX = 160
/** Do's and don'ts, one per line. */
export const GUIDE_LINES_MAX = 8
export const GUIDE_LINE_LENGTH_MAX = 120
