import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { WorkError } from '../envelope.ts'
import {
  Done,
  Empty,
  Id,
  LanguageName,
  OutputReference,
  ResolutionName,
  Saved,
  Timestamp,
  TradeName,
  UploadReference,
} from '../fields.ts'
import { PERSON_NAME_MAX } from '../people.ts'
import { PLAN_SENTENCE_MAX, SCRIPT_SCENE_KINDS, SCRIPT_SCENES_MAX } from '../planning.ts'
import {
  UGC_CARD_MAX,
  UGC_NAME_MAX,
  UGC_REQUEST_MAX,
  UGC_RUN_STATUSES,
  UGC_STEPS,
  UGC_WORDS_MAX,
} from '../ugc.ts'

const Name = z.string().max(UGC_WORDS_MAX)
const Picture = {
  reference: z.union([UploadReference, OutputReference]),
  name: Name,
}
const Short = z.string().max(200)

/** The content of a presenter ad, and the parts already ordered. */
export const UgcPlan = z.strictObject({
  source: z.strictObject({
    sentence: z.string().max(PLAN_SENTENCE_MAX),
    product_id: Id.nullable(),
    trade: TradeName,
  }),
  /** `shape` is width over height; `is_made_up` is true for a person made up by a model. */
  presenter: z
    .strictObject({ ...Picture, shape: z.number().positive().max(100), is_made_up: z.boolean() })
    .nullable(),
  product: z.strictObject(Picture).nullable(),
  language: LanguageName,
  voice: z.strictObject({ model: Short, voice: Short }).nullable(),
  resolution: ResolutionName.nullable(),
  has_captions: z.boolean(),
  scenes: z
    .array(z.strictObject({ id: Short, shows: z.enum(SCRIPT_SCENE_KINDS), words: Name }))
    .max(SCRIPT_SCENES_MAX),
  end_card: z.string().max(UGC_CARD_MAX),
  written: z
    .strictObject({
      source: z.enum(['text_model', 'templates']),
      note: z.enum(['no_answer', 'facts_changed']).nullable(),
    })
    .nullable(),
  person: z.string().max(PERSON_NAME_MAX),
  has_agreed: z.boolean(),
  is_labelled: z.boolean(),
})
export type UgcPlan = z.infer<typeof UgcPlan>

/** By part name: the request as sent, and the task it started. */
export const UgcOrders = z.record(
  Short,
  z.object({ key: z.string().max(UGC_REQUEST_MAX), task_id: Id }),
)
export type UgcOrders = z.infer<typeof UgcOrders>

const Step = z.enum(UGC_STEPS)
export type UgcStep = z.infer<typeof Step>

const RunStatus = z.enum(UGC_RUN_STATUSES)

/** One production run of an ad, which continues on its own until its last step. */
const UgcRun = z.object({
  /** For a `STOPPED` run, `error` says why; what was made so far is kept. */
  status: RunStatus,
  until: Step,
  /** Its maximum cost. */
  credits_max: z.number().int(),
  /** Credits charged so far. */
  credits_charged: z.number().int(),
  error: WorkError.nullable(),
  /** Name of the part that failed; null when no single part did. */
  failed_part: z.string().nullable(),
  began_at: Timestamp,
  ended_at: Timestamp.nullable(),
})
export type UgcRun = z.infer<typeof UgcRun>

export const UgcAdLine = z.object({
  ad_id: Id,
  name: z.string(),
  scene_count: z.number().int(),
  /** Null before the first order. */
  run_status: RunStatus.nullable(),
  updated_at: Timestamp,
})

export type UgcAdLine = z.infer<typeof UgcAdLine>

export const UgcAd = UgcAdLine.omit({ scene_count: true, run_status: true }).extend({
  plan: UgcPlan,
  orders: UgcOrders,
  run: UgcRun.nullable(),
})
export type UgcAd = z.infer<typeof UgcAd>

const content = { name: z.string().trim().max(UGC_NAME_MAX), plan: UgcPlan }

export const list = defineEndpoint({
  id: 'ugcAds.list',
  method: 'GET',
  path: '/api/v1/auth/ugc-ads',
  access: 'user',
  summary: 'List the presenter ads you are making, newest first',
  failures: [],
  input: Empty,
  output: z.object({ ads: z.array(UgcAdLine) }),
})

export const create = defineEndpoint({
  id: 'ugcAds.create',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads',
  access: 'user',
  summary: 'Create a presenter ad; makes nothing yet',
  failures: ['drafts_limit_reached'],
  input: z.object(content),
  output: UgcAd,
  rateLimit: 'general',
})

export const detail = defineEndpoint({
  id: 'ugcAds.detail',
  method: 'GET',
  path: '/api/v1/auth/ugc-ads/{adId}',
  access: 'user',
  summary: 'Get a presenter ad: its plan, the tasks for its parts, and its progress',
  failures: ['not_found'],
  input: z.object({ adId: Id }),
  output: UgcAd,
})

export const save = defineEndpoint({
  id: 'ugcAds.save',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads/{adId}',
  access: 'user',
  summary: 'Save changes to a presenter ad',
  failures: ['not_found', 'changed_meanwhile'],
  /** `seen_at` is the `updated_at` you saw. */
  input: z.object({ adId: Id, seen_at: Timestamp, ...content }),
  output: Saved,
  rateLimit: 'general',
})

export const make = defineEndpoint({
  id: 'ugcAds.make',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads/{adId}/make',
  access: 'user',
  summary: 'Make a presenter ad up to a step, each part as soon as its inputs are ready',
  failures: [
    'not_found',
    'changed_meanwhile',
    'consent_missing',
    'model_unavailable',
    'price_changed',
    'insufficient_credits',
  ],
  input: z.object({
    adId: Id,
    /** The `updated_at` you saw, so that what you read is what is made. */
    seen_at: Timestamp,
    until: Step,
    /** The maximum cost you were shown. */
    credits_max: z.number().int().nonnegative(),
  }),
  output: UgcAd,
  rateLimit: 'createTask',
})

export const stop = defineEndpoint({
  id: 'ugcAds.stop',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads/{adId}/stop',
  access: 'user',
  summary: 'Stop ordering parts; waiting parts are canceled for free, running ones finish',
  failures: ['not_found'],
  input: z.object({ adId: Id }),
  output: UgcAd,
  rateLimit: 'general',
})

export const remove = defineEndpoint({
  id: 'ugcAds.remove',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads/{adId}/remove',
  access: 'user',
  summary: 'Delete the plan of a presenter ad; finished parts stay',
  failures: ['not_found'],
  input: z.object({ adId: Id }),
  output: Done,
  rateLimit: 'general',
})
