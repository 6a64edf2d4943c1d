import { z } from 'zod'
import {
  AD_TEXT_MAX,
  type AdColour,
  type AdTextField,
  COLOURS_MAX,
  FEATURE_LENGTH_MAX,
  FEATURES_MAX,
  MOODS,
  OCCASIONS,
} from '../ad-words.ts'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT, OF_UPLOAD } from '../failure-groups.ts'
import {
  ColourWord,
  Id,
  LanguageName,
  OutputReference,
  RatioName,
  TrialPicture,
  UploadReference,
  WorkflowName,
} from '../fields.ts'
import { DESCRIBING_WORKFLOWS } from '../generation.ts'
import { PROMPT_LENGTH_MAX } from '../limits.ts'

export const MoodName = z.enum(MOODS)
export const ColourChoice = z.union([ColourWord, z.templateLiteral(['#', z.string().length(6)])])

/** Lines would break a layout, and what cannot be seen cannot be corrected either. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')
const text = (field: AdTextField) => words(AD_TEXT_MAX[field])

/**
 * A part of a prompt that is not printed: said to the designer, a blank to be filled in (`[Your
 * product]`), or more than an ad has room for.
 */
export const LeftOut = z.object({
  text: z.string(),
  reason: z.enum(['instruction', 'slot', 'no_room']),
})
export type LeftOut = z.infer<typeof LeftOut>

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
  /** Small print. */
  legal: z.string().nullable(),
  /** Emoji that show what it is about; null without any. */
  subject: z.string().nullable(),
  mood: MoodName.nullable(),
  occasions: z.array(z.enum(OCCASIONS)),
  colours: z.array(ColourChoice),
  /** What of the prompt is not printed, as it was written, and why. */
  left_out: z.array(LeftOut),
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
  legal: text('legal').nullable().optional(),
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
  failures: ['unavailable'],
  input: z.object({
    prompt: z.string().max(PROMPT_LENGTH_MAX),
    /** Whether a model paints the picture: what describes it is then not printed. */
    over_picture: z.boolean().default(false),
  }),
  output: PromptReading,
  rateLimit: 'understand',
})

export const proof = defineEndpoint({
  id: 'prompts.proof',
  method: 'POST',
  path: '/backend/prompt/proof',
  access: 'public',
  summary:
    'A small trial picture of what the built-in engine would make; stored nowhere, costs nothing',
  failures: [
    'unavailable',
    'user_cancelled',
    'invalid_input',
    'upload_missing',
    'brand_not_found',
    'content_blocked',
  ],
  input: z.object({
    prompt: z.string().trim().max(PROMPT_LENGTH_MAX),
    aspect_ratio: RatioName.default('1:1'),
    placement: z.string().max(64).optional(),
    watermark: z.boolean().default(true),
    /** A task with the same seed begins with this picture. */
    seed: z.number().int().min(0).max(2_147_483_647),
    corrections: PromptCorrections.optional(),
    /** Whether it bears the brand of the team that asks. */
    use_brand: z.boolean().default(false),
    /** Which of the team's brands; absent, the one you work in. */
    brand_id: Id.optional(),
    /** An earlier result of yours whose look is kept. */
    like: Id.optional(),
  }),
  output: TrialPicture,
  rateLimit: 'proof',
})

/** Other words for a prompt, to be looked at before they are taken. */
export const Rewriting = z.object({
  /** Null when there is nothing to propose. */
  prompt: z.string().nullable(),
  by: z.enum(['model', 'rules']),
  /**
   * Why the text model has no part in it: it gave no usable answer, changed what must stay as it is, or
   * used words that the brand leaves out.
   */
  note: z.enum(['no_answer', 'facts_changed', 'brand_forbids']).nullable(),
})
export type Rewriting = z.infer<typeof Rewriting>

const Prompt = z.string().trim().min(1).max(PROMPT_LENGTH_MAX)

export const enhance = defineEndpoint({
  id: 'prompts.enhance',
  method: 'POST',
  path: '/backend/prompt/enhance',
  access: 'public',
  summary:
    'Proposes a fuller prompt in which no figure, name or promise is another; costs nothing. By the text model for an account, where one is configured, else by rules',
  failures: ['unavailable', 'brand_not_found'],
  input: z.object({
    prompt: Prompt,
    workflow_type: z.enum(DESCRIBING_WORKFLOWS).default('text_to_image'),
    /** The model it is for, as in a task. */
    model: z.string().max(100).default('auto'),
    /** The team's brand it is written for, whose tone, do and don't count. */
    brand_id: Id.optional(),
  }),
  output: Rewriting,
  rateLimit: 'promptTool',
})

export const translate = defineEndpoint({
  id: 'prompts.translate',
  method: 'POST',
  path: '/backend/prompt/translate',
  access: 'user',
  summary:
    'Proposes a prompt in another language with the same figures, names and promises; costs nothing. Needs a text model',
  failures: ['unavailable', 'brand_not_found'],
  input: z.object({
    prompt: Prompt,
    to: LanguageName,
    /** The team's brand it is written for, whose tone, do and don't count. */
    brand_id: Id.optional(),
  }),
  output: Rewriting,
  rateLimit: 'promptTool',
})

/** What a text model reads otherwise than the rules. */
export const ModelReading = z.object({
  fields: PromptCorrections,
  /** What the rules would print, and the model takes for words to the designer. */
  left_out: z.array(LeftOut),
})
export type ModelReading = z.infer<typeof ModelReading>

export const read = defineEndpoint({
  id: 'prompts.read',
  method: 'POST',
  path: '/backend/prompt/read',
  access: 'user',
  summary:
    'Fields that the text model reads otherwise than the rules, in the words of the prompt alone; empty without one. Given as the corrections of a task, they are printed',
  failures: ['unavailable', 'brand_not_found'],
  input: z.object({
    prompt: Prompt,
    /** The team's brand it is for, whose knowledge counts. */
    brand_id: Id.optional(),
  }),
  output: ModelReading,
  rateLimit: 'promptReading',
})

export const describe = defineEndpoint({
  id: 'prompts.describe',
  method: 'POST',
  path: '/backend/prompt/describe',
  access: 'user',
  summary:
    'Proposes words for what a picture of yours shows; costs nothing. Needs a text model that sees',
  failures: ['unavailable', ...OF_UPLOAD, ...OF_CONTENT],
  input: z.object({
    image: z.union([UploadReference, OutputReference]),
  }),
  output: Rewriting,
  rateLimit: 'promptTool',
})
