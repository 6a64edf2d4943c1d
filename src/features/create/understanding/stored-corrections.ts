import * as z from 'zod/mini'
import {
  AD_TEXT_MAX,
  type AdTextField,
  COLOUR_NAMES,
  COLOURS_MAX,
  FEATURE_LENGTH_MAX,
  FEATURES_MAX,
  MOODS,
} from '@/contract/ad-words'

const text = (field: AdTextField) =>
  z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(AD_TEXT_MAX[field]))))

/** Corrections as this browser keeps them; the server checks them again. */
export const StoredCorrections = z.strictObject({
  brand: text('brand'),
  headline: z.optional(z.string().check(z.minLength(1), z.maxLength(AD_TEXT_MAX.headline))),
  subline: text('subline'),
  offer: text('offer'),
  price: text('price'),
  old_price: text('old_price'),
  eyebrow: text('eyebrow'),
  cta: text('cta'),
  author: text('author'),
  subject: text('subject'),
  features: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(FEATURE_LENGTH_MAX)))
      .check(z.maxLength(FEATURES_MAX)),
  ),
  mood: z.optional(z.nullable(z.enum(MOODS))),
  colours: z.optional(
    z
      .array(z.union([z.enum(COLOUR_NAMES), z.templateLiteral(['#', z.string()])]))
      .check(z.maxLength(COLOURS_MAX)),
  ),
})
