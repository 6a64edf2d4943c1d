import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
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
import { UGC_CARD_MAX, UGC_NAME_MAX, UGC_REQUEST_MAX, UGC_WORDS_MAX } from '../ugc.ts'

const Name = z.string().max(UGC_WORDS_MAX)
const Picture = {
  reference: z.union([UploadReference, OutputReference]),
  name: Name,
}
const Short = z.string().max(200)

/** What an ad with a presenter consists of, and what of it was ordered. */
export const UgcPlan = z.strictObject({
  source: z.strictObject({
    sentence: z.string().max(PLAN_SENTENCE_MAX),
    product_id: Id.nullable(),
    trade: TradeName,
  }),
  /** `shape` is width over height; `is_made_up` where a model made the person up. */
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
  /**
   * By the name of the part: the request as it was sent, its `idempotency_key`, and the task it led to; null where no
   * answer has come yet.
   */
  asked: z.record(
    Short,
    z.strictObject({
      key: z.string().max(UGC_REQUEST_MAX),
      token: z.string().max(255),
      task_id: Id.nullable(),
    }),
  ),
})
export type UgcPlan = z.infer<typeof UgcPlan>

export const UgcAdLine = z.object({
  ad_id: Id,
  name: z.string(),
  scene_count: z.number().int(),
  updated_at: Timestamp,
})

export const UgcAd = UgcAdLine.omit({ scene_count: true }).extend({ plan: UgcPlan })
export type UgcAd = z.infer<typeof UgcAd>

const content = { name: z.string().trim().max(UGC_NAME_MAX), plan: UgcPlan }

export const list = defineEndpoint({
  id: 'ugcAds.list',
  method: 'GET',
  path: '/api/v1/auth/ugc-ads',
  access: 'user',
  summary: 'Ads with a presenter that you are making, the latest first',
  failures: [],
  input: Empty,
  output: z.object({ ads: z.array(UgcAdLine) }),
})

export const create = defineEndpoint({
  id: 'ugcAds.create',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads',
  access: 'user',
  summary: 'Begin an ad with a presenter; makes nothing yet',
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
  summary: 'An ad with a presenter: its plan, and the tasks that make its parts',
  failures: ['not_found'],
  input: z.object({ adId: Id }),
  output: UgcAd,
})

export const save = defineEndpoint({
  id: 'ugcAds.save',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads/{adId}',
  access: 'user',
  summary: 'Keep what was changed of an ad with a presenter',
  failures: ['not_found', 'changed_meanwhile'],
  /** `seen_at` is the `updated_at` you saw. */
  input: z.object({ adId: Id, seen_at: Timestamp, ...content }),
  output: Saved,
  rateLimit: 'general',
})

export const remove = defineEndpoint({
  id: 'ugcAds.remove',
  method: 'POST',
  path: '/api/v1/auth/ugc-ads/{adId}/remove',
  access: 'user',
  summary: 'Delete the plan of an ad with a presenter; what was made stays',
  failures: ['not_found'],
  input: z.object({ adId: Id }),
  output: Done,
  rateLimit: 'general',
})
