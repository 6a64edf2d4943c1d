import { z } from 'zod'
import { AD_PLATFORMS } from '../campaign-words.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Id, LanguageName, RatioName } from '../fields.ts'
import { SEEN_KINDS } from '../media-kind.ts'
import {
  ANGLES,
  BRIEFS_MAX,
  PLAN_BUDGET_MAX,
  PLAN_PER_WEEK_MAX,
  PLAN_SENTENCE_MAX,
  SCENE_KINDS,
  SCRIPT_LINE_MAX,
  SCRIPT_SCENE_KINDS,
  SCRIPT_SCENES_MAX,
} from '../planning.ts'
import { TEMPLATE_TRADES } from '../templates.ts'

/** Decides what the button says where the sentence does not. */
export const PlanTrade = z.enum(TEMPLATE_TRADES).default('shop')

const Source = {
  /** What is advertised, in your own words; without it, the product. */
  sentence: z.string().trim().max(PLAN_SENTENCE_MAX).default(''),
  product_id: Id.nullable().default(null),
  trade: PlanTrade,
}

export const Scene = z.object({
  shows: z.enum(SCENE_KINDS),
  words: z.string(),
  seconds: z.number(),
})

export type Scene = z.infer<typeof Scene>

/** An ad to be made: all of it is said by what was given. */
export const Brief = z.object({
  id: z.string(),
  angle: z.enum(ANGLES),
  /** What comes first. */
  title: z.string(),
  /** For the composer, a line each. */
  prompt: z.string(),
  scenes: z.array(Scene),
})
export type Brief = z.infer<typeof Brief>

/** Who wrote the briefs, and why not the text model where one is connected. */
const made = {
  source: z.enum(['text_model', 'templates']),
  note: z.enum(['no_answer', 'facts_changed']).nullable(),
}

/** What is advertised: a product, or a sentence about it. */
export const PlanSource = z.object(Source)

export const briefs = defineEndpoint({
  id: 'planning.briefs',
  method: 'POST',
  path: '/api/v1/auth/planning/briefs',
  access: 'user',
  summary: 'Briefs of ads for a product or a sentence, with a storyboard each; makes nothing',
  failures: ['not_found', 'unavailable'],
  input: PlanSource,
  output: z.object({ ...made, briefs: z.array(Brief).max(BRIEFS_MAX) }),
  rateLimit: 'promptTool',
})
export type Briefs = z.infer<typeof briefs.output>

export const PlannedAd = z.object({
  /** When it is to be made, and when it runs. */
  make_on: Day,
  run_on: Day,
  platform: z.enum(AD_PLATFORMS),
  /** Placement with a ratio: `meta.story@9:16`. */
  format: z.string(),
  kind: z.enum(SEEN_KINDS),
  aspect_ratio: RatioName,
  angle: z.enum(ANGLES),
  title: z.string(),
  prompt: z.string(),
  /** The holiday it runs for. */
  occasion: z.string().nullable(),
  /** Its share of the budget, in the unit the budget was given in; null without one. */
  budget: z.number().nullable(),
})
export type PlannedAd = z.infer<typeof PlannedAd>

export const month = defineEndpoint({
  id: 'planning.month',
  method: 'POST',
  path: '/api/v1/auth/planning/month',
  access: 'user',
  summary:
    'Four weeks of ads for a product: channels, formats, dates, and an even share of the budget',
  failures: ['not_found', 'unavailable'],
  input: z.object({
    ...Source,
    starts_on: Day,
    platforms: z.array(z.enum(AD_PLATFORMS)).min(1).max(AD_PLATFORMS.length),
    per_week: z.number().int().min(1).max(PLAN_PER_WEEK_MAX),
    /** Of the four weeks, in any currency. */
    budget: z.number().positive().max(PLAN_BUDGET_MAX).nullable().default(null),
  }),
  output: z.object({ ...made, ads: z.array(PlannedAd) }),
  rateLimit: 'promptTool',
})
export type MonthPlan = z.infer<typeof month.output>

export const ScriptScene = z.object({
  shows: z.enum(SCRIPT_SCENE_KINDS),
  /** What is said, or set over the product. */
  words: z.string().max(SCRIPT_LINE_MAX),
})
export type ScriptScene = z.infer<typeof ScriptScene>

export const script = defineEndpoint({
  id: 'planning.script',
  method: 'POST',
  path: '/api/v1/auth/planning/script',
  access: 'user',
  summary: 'What a presenter says of a product or a sentence, scene by scene; makes nothing',
  failures: ['not_found', 'unavailable'],
  input: PlanSource,
  output: z.object({
    ...made,
    /** What it is written in. */
    language: LanguageName,
    scenes: z.array(ScriptScene).max(SCRIPT_SCENES_MAX),
    /** For the composer: what the last picture says. */
    end_card: z.string(),
  }),
  rateLimit: 'promptTool',
})
export type Script = z.infer<typeof script.output>
