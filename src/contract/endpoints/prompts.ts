import { z } from 'zod'
import {
  AD_TEXT_MAX,
  type AdColour,
  type AdTextField,
  COLOUR_NAMES,
  COLOURS_MAX,
  FEATURE_LENGTH_MAX,
  FEATURES_MAX,
  MOODS,
  OCCASIONS,
} from '../ad-words.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LanguageName, WorkflowName } from '../fields.ts'
import { PROMPT_LENGTH_MAX } from '../limits.ts'

export const MoodName = z.enum(MOODS)
export const ColourChoice = z.union([
  z.enum(COLOUR_NAMES),
  z.templateLiteral(['#', z.string().length(6)]),
])

/** Lines would break a layout, and what cannot be seen cannot be corrected either. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')
const text = (field: AdTextField) => words(AD_TEXT_MAX[field])

/** What the built-in engine reads out of a prompt: the words of the ad and the direction of its look. */
export const PromptReading = z.object({
  language: LanguageName,
  /** The modes in which these words are set; in the others the prompt says what shall change. */
  workflows: z.array(WorkflowName),
  brand: z.string().nullable(),
  headline: z.string(),
  subline: z.string().nullable(),
  /** For a badge: a percentage, or what comes free. */
  offer: z.string().nullable(),
  price: z.string().nullable(),
  old_price: z.string().nullable(),
  /** Set small over the headline: that it is new, or will not last. */
  eyebrow: z.string().nullable(),
  /** Words of the button. */
  cta: z.string().nullable(),
  /** Who says the headline, where it is somebody's words. */
  author: z.string().nullable(),
  features: z.array(z.string()),
  /** Emoji of the pictures that stand for what it is about; null without any. */
  subject: z.string().nullable(),
  mood: MoodName.nullable(),
  occasions: z.array(z.enum(OCCASIONS)),
  colours: z.array(ColourChoice),
})
export type PromptReading = z.infer<typeof PromptReading>

/** What a person says instead of the engine's reading; null takes a part out of the ad. */
export const PromptCorrections = z.strictObject({
  brand: text('brand').nullable().optional(),
  headline: text('headline').optional(),
  subline: text('subline').nullable().optional(),
  offer: text('offer').nullable().optional(),
  price: text('price').nullable().optional(),
  old_price: text('old_price').nullable().optional(),
  eyebrow: text('eyebrow').nullable().optional(),
  cta: text('cta').nullable().optional(),
  author: text('author').nullable().optional(),
  /** Emoji, or words for what shall be shown. */
  subject: text('subject').nullable().optional(),
  features: z.array(words(FEATURE_LENGTH_MAX)).max(FEATURES_MAX).optional(),
  mood: MoodName.nullable().optional(),
  colours: z
    .array(ColourChoice.refine((colour) => !colour.startsWith('#') || isHex(colour)))
    .max(COLOURS_MAX)
    .optional(),
})
export type PromptCorrections = z.infer<typeof PromptCorrections>

const isHex = (colour: AdColour) => /^#[\da-f]{6}$/i.test(colour)

export const understand = defineEndpoint({
  id: 'prompts.understand',
  method: 'POST',
  path: '/backend/prompt/understand',
  access: 'public',
  summary: 'What the built-in engine reads out of a prompt; makes nothing and costs nothing',
  input: z.object({ prompt: z.string().max(PROMPT_LENGTH_MAX) }),
  output: PromptReading,
  rateLimit: 'understand',
})
