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

/** Lines would break a layout, and what cannot be seen cannot be corrected either. */
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

/** A typeface of a team's own, by its id. */
export const UploadedFontName = z.templateLiteral(['uploaded:', z.uuid()])
export const FontName = z.union([z.enum(BRAND_FONTS), UploadedFontName])

/** What a team sets of its brand; all but the name may be left open. */
const BrandFields = {
  name: words(BRAND_NAME_MAX),
  /** `#rrggbb`, the most important first. */
  colours: z.array(Colour).max(BRAND_COLOURS_MAX),
  heading_font: FontName.nullable(),
  body_font: FontName.nullable(),
  tone_words: z.array(words(TONE_WORD_LENGTH_MAX)).max(TONE_WORDS_MAX),
  /** Small print under every creative. */
  legal_line: words(LEGAL_LINE_MAX).nullable(),
  /** What models of language and of pictures are asked to do, and to leave. */
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
  /** Where the ground is light, and everywhere when there is no other. */
  logo: BrandLogo.nullable(),
  /** Where the ground is dark. */
  logo_on_dark: BrandLogo.nullable().default(null),
  /** Goes up by one with each save. */
  version: z.number().int().default(1),
})
export type BrandView = z.infer<typeof BrandView>

const BrandSummary = z.object({
  brand_id: Id,
  name: z.string(),
  colours: z.array(z.string()),
  logo: BrandLogo.nullable(),
  /** You work in it. */
  is_current: z.boolean(),
  /** Whoever has chosen none works in it. */
  is_default: z.boolean(),
})
export type BrandSummary = z.infer<typeof BrandSummary>

/** A typeface of the team's own. */
export const TeamFont = z.object({
  /** As a brand names it. */
  font: UploadedFontName,
  name: z.string(),
  /** Languages whose letters it has; the words of others are set in the engine's own. */
  languages: z.array(LanguageName),
})
export type TeamFont = z.infer<typeof TeamFont>

const BrandId = z.string().max(64)

export const fonts = defineEndpoint({
  id: 'brands.fonts',
  method: 'GET',
  path: '/api/v1/auth/brand-fonts',
  access: 'user',
  summary: "Typefaces that the user's team has uploaded",
  failures: [],
  input: Empty,
  output: z.object({ fonts: z.array(TeamFont) }),
})

export const removeFont = defineEndpoint({
  id: 'brands.removeFont',
  method: 'POST',
  path: '/api/v1/auth/brand-fonts/{fontId}/delete',
  access: 'user',
  summary: 'Delete a typeface; brands that name it are set in one that suits the mood',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ fontId: Id }),
  output: Done,
})

export const list = defineEndpoint({
  id: 'brands.list',
  method: 'GET',
  path: '/api/v1/auth/brands',
  access: 'user',
  summary: "The brands of the user's team, its default first",
  failures: [],
  input: Empty,
  output: z.object({ brands: z.array(BrandSummary) }),
})

export const create = defineEndpoint({
  id: 'brands.create',
  method: 'POST',
  path: '/api/v1/auth/brands',
  access: 'user',
  summary: "One more brand of the user's team, which the user works in from now on",
  failures: ['not_permitted', 'brands_limit_reached'],
  input: z.object({ name: BrandFields.name }),
  output: BrandView,
})

export const select = defineEndpoint({
  id: 'brands.select',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/select',
  access: 'user',
  summary: "Work in another brand of the user's team",
  failures: ['brand_not_found'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const makeDefault = defineEndpoint({
  id: 'brands.makeDefault',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/default',
  access: 'user',
  summary: 'Make a brand the one of everybody in the team who has chosen none',
  failures: ['brand_not_found', 'not_permitted'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const remove = defineEndpoint({
  id: 'brands.remove',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/delete',
  access: 'user',
  summary: 'Delete a brand; tasks that bear it are unharmed, and for 30 days it can be restored',
  failures: ['brand_not_found', 'not_permitted'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const restore = defineEndpoint({
  id: 'brands.restore',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}/restore',
  access: 'user',
  summary: 'Bring a deleted brand back',
  failures: ['brand_not_found', 'not_permitted'],
  input: z.object({ brandId: BrandId }),
  output: Done,
})

export const detail = defineEndpoint({
  id: 'brands.detail',
  method: 'GET',
  path: '/api/v1/auth/brands/{brandId}',
  access: 'user',
  summary: "A brand of the user's team, with its logo, colours, fonts and tone",
  failures: ['brand_not_found'],
  input: z.object({ brandId: BrandId }),
  output: BrandView,
})

/** What a brand is set to. */
const BrandForm = {
  brandId: BrandId,
  ...BrandFields,
  /** A ready upload of yours; null takes the logo away, absent keeps it. */
  logo_upload_id: Id.nullable().optional(),
  logo_on_dark_upload_id: Id.nullable().optional(),
}

export const save = defineEndpoint({
  id: 'brands.save',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}',
  access: 'user',
  summary: "Set a brand of the user's team",
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
    /** The one you saw; absent saves over whichever there is. */
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
  summary: 'A small ad in the look of a brand as it would be saved; stored nowhere, costs nothing',
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
    /** Another one, another layout. */
    seed: z.number().int().min(0).max(2_147_483_647),
  }),
  output: TrialPicture,
  rateLimit: 'proof',
})
