import { z } from 'zod'
import {
  BRAND_COLOURS_MAX,
  BRAND_FONTS,
  BRAND_NAME_MAX,
  BRAND_PREVIEW_LENGTH_MAX,
  GUIDE_LINE_LENGTH_MAX,
  GUIDE_LINES_MAX,
  LEGAL_LINE_MAX,
  TONE_WORD_LENGTH_MAX,
  TONE_WORDS_MAX,
} from '../brand.ts'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT, OF_UPLOAD } from '../failure-groups.ts'
import { Done, Empty, Id, LanguageName, TrialPicture } from '../fields.ts'

/** Line breaks would break a layout, and invisible characters could not be corrected. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

const Colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .toLowerCase()

/** A typeface the team uploaded, by its id. */
export const UploadedFontName = z.templateLiteral(['uploaded:', z.uuid()])
export const FontName = z.union([z.enum(BRAND_FONTS), UploadedFontName])

/** The settings of a brand; everything but the name is optional. */
const BrandFields = {
  name: words(BRAND_NAME_MAX),
  /** `#rrggbb`, most important first. */
  colours: z.array(Colour).max(BRAND_COLOURS_MAX),
  heading_font: FontName.nullable(),
  body_font: FontName.nullable(),
  tone_words: z.array(words(TONE_WORD_LENGTH_MAX)).max(TONE_WORDS_MAX),
  /** Small print under every creative. */
  legal_line: words(LEGAL_LINE_MAX).nullable(),
  /** What language and image models are told to do, and to avoid. */
  do_lines: z.array(words(GUIDE_LINE_LENGTH_MAX)).max(GUIDE_LINES_MAX).default([]),
  dont_lines: z.array(words(GUIDE_LINE_LENGTH_MAX)).max(GUIDE_LINES_MAX).default([]),
}

export const BrandLogo = z.object({
  file_id: Id,
  thumbnail_url: z.string(),
  width: z.number(),
  height: z.number(),
})

export const BrandView = z.object({
  brand_id: Id,
  ...BrandFields,
  /** For light backgrounds, and for all when there is no other logo. */
  logo: BrandLogo.nullable(),
  /** For dark backgrounds. */
  logo_on_dark: BrandLogo.nullable().default(null),
  /** Increases by one with each save. */
  version: z.number().int().default(1),
})
export type BrandView = z.infer<typeof BrandView>

const BrandSummary = z.object({
  brand_id: Id,
  name: z.string(),
  colours: z.array(z.string()),
  logo: BrandLogo.nullable(),
  /** You are working in it. */
  is_current: z.boolean(),
  /** Used by everyone who has not chosen a brand. */
  is_default: z.boolean(),
})
export type BrandSummary = z.infer<typeof BrandSummary>

/** A typeface the team uploaded. */
export const TeamFont = z.object({
  /** The value a brand uses to refer to it. */
  font: UploadedFontName,
  name: z.string(),
  /** Languages it covers; text in other languages uses the engine's own typefaces. */
  languages: z.array(LanguageName),
})
export type TeamFont = z.infer<typeof TeamFont>

const BrandId = z.string().max(64)

export const fonts = defineEndpoint({
  id: 'brands.fonts',
  method: 'GET',
  path: '/api/v1/auth/brand-fonts',
  access: 'user',
  summary: 'List the typefaces your team uploaded',
  failures: [],
  input: Empty,
  output: z.object({ fonts: z.array(TeamFont) }),
})

export const removeFont = defineEndpoint({
  id: 'brands.removeFont',
  method: 'POST',
  path: '/api/v1/auth/brand-fonts/{fontId}/delete',
  access: 'user',
  summary: 'Delete a typeface; brands that use it switch to one that suits their mood',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ fontId: Id }),
  output: Done,
})

export const list = defineEndpoint({
  id: 'brands.list',
  method: 'GET',
  path: '/api/v1/auth/brands',
  access: 'user',
  summary: 'List your team’s brands, the default first',
  failures: [],
  input: Empty,
  output: z.object({ brands: z.array(BrandSummary) }),
})

export const create = defineEndpoint({
  id: 'brands.create',
  method: 'POST',
  path: '/api/v1/auth/brands',
  access: 'user',
  summary: 'Create a brand in your team and switch to it',
  failures: ['not_permitted', 'brands_limit_reached'],
  input: z.object({ name: BrandFields.name }),
  output: BrandView,
})

export const select = defineEndpoint({
  id: 'brands.select',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/select',
  access: 'user',
  summary: 'Switch to another of your team’s brands',
  failures: ['brand_not_found'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const makeDefault = defineEndpoint({
  id: 'brands.makeDefault',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/default',
  access: 'user',
  summary: 'Make a brand the default for everyone in the team who hasn’t chosen one',
  failures: ['brand_not_found', 'not_permitted'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const remove = defineEndpoint({
  id: 'brands.remove',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/delete',
  access: 'user',
  summary: 'Delete a brand; its tasks are kept, and it can be restored for 30 days',
  failures: ['brand_not_found', 'not_permitted'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const restore = defineEndpoint({
  id: 'brands.restore',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/restore',
  access: 'user',
  summary: 'Restore a deleted brand',
  failures: ['brand_not_found', 'not_permitted'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const detail = defineEndpoint({
  id: 'brands.detail',
  method: 'GET',
  path: '/api/v1/auth/brands/{brandId}',
  access: 'user',
  summary: 'Get one of your team’s brands with its logo, colors, fonts, and tone',
  failures: ['brand_not_found'],
  input: z.object({ brandId: BrandId }),
  output: BrandView,
})

/** The fields to save for a brand. */
const BrandForm = {
  brandId: BrandId,
  ...BrandFields,
  /** One of your finished uploads; null removes the logo, absent keeps it. */
  logo_upload_id: Id.nullable().optional(),
  logo_on_dark_upload_id: Id.nullable().optional(),
}

export const save = defineEndpoint({
  id: 'brands.save',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}',
  access: 'user',
  summary: 'Save one of your team’s brands',
  failures: [
    'brand_not_found',
    'not_permitted',
    'nothing_to_save',
    'changed_meanwhile',
    ...OF_UPLOAD,
    ...OF_CONTENT,
  ],
  input: z.object({
    ...BrandForm,
    /** The version you saw; absent overwrites any version. */
    version: z.number().int().optional(),
  }),
  output: BrandView,
})
export type BrandInput = z.input<typeof save.input>

export const preview = defineEndpoint({
  id: 'brands.preview',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/preview',
  access: 'user',
  summary: 'Preview a brand’s look as a small ad before saving; nothing is stored or charged',
  failures: [
    'brand_not_found',
    'unavailable',
    'user_cancelled',
    'content_blocked',
    ...OF_UPLOAD,
    ...OF_CONTENT,
  ],
  input: z.object({
    ...BrandForm,
    prompt: z.string().trim().min(1).max(BRAND_PREVIEW_LENGTH_MAX),
    /** A different seed gives a different layout. */
    seed: z.number().int().min(0).max(2_147_483_647),
  }),
  output: TrialPicture,
  rateLimit: 'proof',
})
