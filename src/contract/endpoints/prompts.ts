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

/** Line breaks would break a layout, and invisible characters could not be corrected. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')
const text = (field: AdTextField) => words(AD_TEXT_MAX[field])

/**
 * A part of a prompt that is not printed: an instruction to the designer, a blank to fill in (`[Your
 * product]`), or more than an ad has room for.
 */
export const LeftOut = z.object({
  text: z.string(),
  reason: z.enum(['instruction', 'slot', 'no_room']),
})
export type LeftOut = z.infer<typeof LeftOut>

/** The built-in engine's reading of a prompt: the ad's words and its look. */
export const PromptReading = z.object({
  language: LanguageName,
  /** The modes that print these words; in others, the prompt says what to change. */
  workflows: z.array(WorkflowName),
  brand: z.string().nullable(),
  headline: z.string(),
  subline: z.string().nullable(),
  /** For a badge: a percentage, or what is free. */
  offer: z.string().nullable(),
  price: z.string().nullable(),
  old_price: z.string().nullable(),
  /** Small line above the headline: that it is new, or will not last. */
  eyebrow: z.string().nullable(),
  /** Text of the button. */
  cta: z.string().nullable(),
  /** The speaker, if the headline is a quotation. */
  author: z.string().nullable(),
  features: z.array(z.string()),
  /** Small print. */
  legal: z.string().nullable(),
  /** Emoji that show the subject; null without any. */
  subject: z.string().nullable(),
  mood: MoodName.nullable(),
  occasions: z.array(z.enum(OCCASIONS)),
  colours: z.array(ColourChoice),
  /** The parts of the prompt that are not printed, verbatim, and why. */
  left_out: z.array(LeftOut),
})
export type PromptReading = z.infer<typeof PromptReading>

/** A person's corrections of the engine's reading; null removes a part from the ad. */
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
  /** Emoji, or words for what to show. */
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
  summary: 'Read a prompt the way the built-in engine does; makes nothing and costs nothing',
  failures: ['unavailable'],
  input: z.object({
    prompt: z.string().max(PROMPT_LENGTH_MAX),
    /** Whether a model paints the picture: its description is then not printed. */
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
    'Preview what the built-in engine would make as a small picture; nothing is stored or charged',
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
    /** A task with the same seed starts with this picture. */
    seed: z.number().int().min(0).max(2_147_483_647),
    corrections: PromptCorrections.optional(),
    /** Whether to use the team's brand. */
    use_brand: z.boolean().default(false),
    /** Which of the team's brands; absent: the one you work in. */
    brand_id: Id.optional(),
    /** One of your earlier results, whose look is kept. */
    like: Id.optional(),
  }),
  output: TrialPicture,
  rateLimit: 'proof',
})

/** A suggested rewording of a prompt, to review before use. */
export const Rewriting = z.object({
  /** Null when there is no suggestion. */
  prompt: z.string().nullable(),
  by: z.enum(['model', 'rules']),
  /**
   * Why the text model was not used: it gave no usable answer, changed facts that must stay, or used words
   * that the brand forbids.
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
    'Suggest a fuller prompt that keeps figures, names, and promises; free, works without a text model',
  failures: ['unavailable', 'brand_not_found'],
  input: z.object({
    prompt: Prompt,
    workflow_type: z.enum(DESCRIBING_WORKFLOWS).default('text_to_image'),
    /** The target model, as in a task. */
    model: z.string().max(100).default('auto'),
    /** The team's brand whose tone, do's, and don'ts to follow. */
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
    'Translate a prompt, keeping its figures, names, and promises; free, requires a text model',
  failures: ['unavailable', 'brand_not_found'],
  input: z.object({
    prompt: Prompt,
    to: LanguageName,
    /** The team's brand whose tone, do's, and don'ts to follow. */
    brand_id: Id.optional(),
  }),
  output: Rewriting,
  rateLimit: 'promptTool',
})

/** Where a text model's reading differs from the rules' reading. */
export const ModelReading = z.object({
  fields: PromptCorrections,
  /** Text the rules would print, but the model takes as instructions to the designer. */
  left_out: z.array(LeftOut),
})
export type ModelReading = z.infer<typeof ModelReading>

export const read = defineEndpoint({
  id: 'prompts.read',
  method: 'POST',
  path: '/backend/prompt/read',
  access: 'user',
  summary: 'Get the text model’s corrections of the reading by rules; empty without a text model',
  failures: ['unavailable', 'brand_not_found'],
  input: z.object({
    prompt: Prompt,
    /** The team's brand whose knowledge to use. */
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
  summary: 'Describe one of your pictures in words; free, requires a text model with vision',
  failures: ['unavailable', ...OF_UPLOAD, ...OF_CONTENT],
  input: z.object({
    image: z.union([UploadReference, OutputReference]),
  }),
  output: Rewriting,
  rateLimit: 'promptTool',
})
