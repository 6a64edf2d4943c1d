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

/** Decides the button's text when the sentence does not. */
export const PlanTrade = z.enum(TEMPLATE_TRADES).default('shop')

const Source = {
  /** What to advertise, in your own words; defaults to the product. */
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

/** An ad to make, based only on the given facts. */
export const Brief = z.object({
  id: z.string(),
  angle: z.enum(ANGLES),
  /** Its main point. */
  title: z.string(),
  /** For the composer, one line each. */
  prompt: z.string(),
  scenes: z.array(Scene),
})
export type Brief = z.infer<typeof Brief>

/** Who wrote the briefs, and why the text model did not if one is connected. */
const made = {
  source: z.enum(['text_model', 'templates']),
  note: z.enum(['no_answer', 'facts_changed']).nullable(),
}

/** What to advertise: a product, or a sentence about it. */
export const PlanSource = z.object(Source)

export const briefs = defineEndpoint({
  id: 'planning.briefs',
  method: 'POST',
  path: '/api/v1/auth/planning/briefs',
  access: 'user',
  summary: 'Plan ads with storyboards from a product or a sentence; makes nothing',
  failures: ['not_found', 'unavailable'],
  input: PlanSource,
  output: z.object({ ...made, briefs: z.array(Brief).max(BRIEFS_MAX) }),
  rateLimit: 'promptTool',
})
export type Briefs = z.infer<typeof briefs.output>

export const PlannedAd = z.object({
  /** When to make it, and when to run it. */
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
  /** Its share of the budget, in the unit of the given budget; null without one. */
  budget: z.number().nullable(),
})
export type PlannedAd = z.infer<typeof PlannedAd>

export const month = defineEndpoint({
  id: 'planning.month',
  method: 'POST',
  path: '/api/v1/auth/planning/month',
  access: 'user',
  summary:
    'Plan four weeks of ads for a product: channels, formats, dates, and an even share of the budget',
  failures: ['not_found', 'unavailable'],
  input: z.object({
    ...Source,
    starts_on: Day,
    platforms: z.array(z.enum(AD_PLATFORMS)).min(1).max(AD_PLATFORMS.length),
    per_week: z.number().int().min(1).max(PLAN_PER_WEEK_MAX),
    /** For all four weeks, in any currency. */
    budget: z.number().positive().max(PLAN_BUDGET_MAX).nullable().default(null),
  }),
  output: z.object({ ...made, ads: z.array(PlannedAd) }),
  rateLimit: 'promptTool',
})
export type MonthPlan = z.infer<typeof month.output>

export const ScriptScene = z.object({
  shows: z.enum(SCRIPT_SCENE_KINDS),
  /** Spoken, or shown over the product. */
  words: z.string().max(SCRIPT_LINE_MAX),
})
export type ScriptScene = z.infer<typeof ScriptScene>

export const script = defineEndpoint({
  id: 'planning.script',
  method: 'POST',
  path: '/api/v1/auth/planning/script',
  access: 'user',
  summary:
    'Write a presenter’s script about a product or a sentence, scene by scene; makes nothing',
  failures: ['not_found', 'unavailable'],
  input: PlanSource,
  output: z.object({
    ...made,
    /** Language of the script. */
    language: LanguageName,
    scenes: z.array(ScriptScene).max(SCRIPT_SCENES_MAX),
    /** For the composer: the text of the last picture. */
    end_card: z.string(),
  }),
  rateLimit: 'promptTool',
})
export type Script = z.infer<typeof script.output>
