import { z } from 'zod'
import {
  BRAND_COLOURS_MAX,
  BRAND_FONTS,
  BRAND_NAME_MAX,
  LEGAL_LINE_MAX,
  TONE_WORD_LENGTH_MAX,
  TONE_WORDS_MAX,
} from '../brand.ts'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT, OF_UPLOAD } from '../failure-groups.ts'
import { Id } from '../fields.ts'

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

export const FontName = z.enum(BRAND_FONTS)

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
}

export const BrandView = z.object({
  brand_id: Id,
  ...BrandFields,
  logo: z
    .object({ file_id: Id, thumbnail_url: z.string(), width: z.number(), height: z.number() })
    .nullable(),
})
export type BrandView = z.infer<typeof BrandView>

export const detail = defineEndpoint({
  id: 'brands.detail',
  method: 'GET',
  path: '/api/v1/auth/brands/{brandId}',
  access: 'user',
  summary: "A brand of the user's team, with its logo, colours, fonts and tone",
  failures: ['brand_not_found'],
  input: z.object({ brandId: z.string().max(64) }),
  output: BrandView,
})

export const save = defineEndpoint({
  id: 'brands.save',
  method: 'POST',
  path: '/api/v1/auth/brands/{brandId}',
  access: 'user',
  summary: "Set a brand of the user's team",
  failures: ['brand_not_found', 'nothing_to_save', ...OF_UPLOAD, ...OF_CONTENT],
  input: z.object({
    brandId: z.string().max(64),
    ...BrandFields,
    /** A ready upload of yours; null takes the logo away, absent keeps it. */
    logo_upload_id: Id.nullable().optional(),
  }),
  output: BrandView,
})
export type BrandInput = z.input<typeof save.input>
