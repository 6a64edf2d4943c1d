import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_START } from '../failure-groups.ts'
import {
  CursorQuery,
  Done,
  Empty,
  Id,
  LanguageName,
  RatioName,
  Refused,
  Timestamp,
  WorkflowName,
} from '../fields.ts'
import {
  CREATIVE_NAME_MAX,
  GALLERY_PERIODS,
  GALLERY_SEARCH_LENGTH_MAX,
  SELECTION_MAX,
} from '../limits.ts'
import { SEEN_KINDS } from '../media-kind.ts'
import { REVIEW_DECISIONS } from '../review-words.ts'
import { AD_PARTS, AdVersionList, AdWords } from './ad-versions.ts'
import { PromptReading, Rewriting } from './prompts.ts'
import { TaskOutput, TaskView } from './tasks.ts'

const text = z.string().max(2_000)
const texts = z.array(z.string().max(500)).max(100)

/** Creative save payload: exactly one of `image_creative` and `video_creative`. */
export const CreativeSave = z.object({
  log_id: Id,
  app_id: z.string().max(64).optional(),
  generation_method: z.literal('MY_CREATION'),
  app_snap: z
    .object({
      id: z.string().max(64),
      app_name: text,
      introduction: text,
      ad_goal: text,
      language: texts,
      ad_platforms: texts,
      core_selling_points: texts,
      target_regions: texts,
      target_user: texts,
    })
    .partial()
    .optional(),
  image_creative: z.object({ image_url: z.string().max(4_000) }).optional(),
  video_creative: z.object({ video_url: z.string().max(4_000) }).optional(),
})

export const save = defineEndpoint({
  id: 'creatives.save',
  method: 'POST',
  path: '/backend/auth/my-creative/create',
  access: 'user',
  summary: 'Keep a result as a creative of the team',
  failures: ['not_found'],
  input: CreativeSave,
  output: z.object({ creative_id: Id, created_at: Timestamp }),
})

export const log = defineEndpoint({
  id: 'creatives.log',
  method: 'GET',
  path: '/backend/auth/ad-creative-log/{id}',
  access: 'user',
  summary: 'Task detail behind a creative',
  failures: ['not_found'],
  input: z.object({ id: Id }),
  output: z.object({ log_id: Id, task: TaskView }),
})

/** A result the team keeps, as the people of the team see it. */
export const Creative = z.object({
  ...TaskOutput.omit({ url_expires_at: true, notes: true, can_vary: true, can_reword: true }).shape,
  creative_id: Id,
  /** The campaign it is in. */
  campaign_id: Id.nullable(),
  /** The task that made it; its settings are in the log. */
  task_id: Id,
  /** Whether that task is still in the history, to go on from. */
  has_task: z.boolean(),
  /** Null until somebody gives it one. */
  name: z.string().nullable(),
  prompt: z.string(),
  model: z.string(),
  workflow_type: WorkflowName,
  aspect_ratio: RatioName,
  language: LanguageName,
  /** Brand it was made for, by the name it had then. */
  brand: z.string().nullable(),
  /** Null for an account that is no more. */
  saved_by: z.string().nullable(),
  /** Whether you may rename and delete it. */
  can_change: z.boolean(),
  review: z.object({
    /** Comments that nobody has resolved. */
    open_comments: z.number().int(),
    /** Null while nobody has decided; one wish for changes outweighs every approval. */
    decision: z.enum(REVIEW_DECISIONS).nullable(),
  }),
  created_at: Timestamp,
})
export type Creative = z.infer<typeof Creative>

export const CreativeQuery = z.object({
  ...CursorQuery,
  /** Words of the name or the prompt. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(SEEN_KINDS).optional(),
  brand: z.string().max(200).optional(),
  /** Who saved it. */
  user_id: Id.optional(),
  period: z.enum(GALLERY_PERIODS).optional(),
  /** Those of a campaign. */
  campaign_id: Id.optional(),
})
export type CreativeQuery = z.input<typeof CreativeQuery>

export const CreativePage = z.object({
  creatives: z.array(Creative),
  total: z.number().int(),
  next_cursor: Id.nullable(),
})
export type CreativePage = z.infer<typeof CreativePage>

export const list = defineEndpoint({
  id: 'creatives.list',
  method: 'GET',
  path: '/api/v1/auth/creatives',
  access: 'user',
  summary: 'What your team keeps, the latest first; as an outer user, your own',
  failures: [],
  input: CreativeQuery,
  output: CreativePage,
})

export const filters = defineEndpoint({
  id: 'creatives.filters',
  method: 'GET',
  path: '/api/v1/auth/creatives/filters',
  access: 'user',
  summary: 'Brands, people and campaigns among the creatives of your team',
  failures: [],
  input: Empty,
  output: z.object({
    brands: z.array(z.string()),
    people: z.array(z.object({ user_id: Id, name: z.string() })),
    campaigns: z.array(z.object({ campaign_id: Id, creative_count: z.number().int() })),
  }),
})

export const detail = defineEndpoint({
  id: 'creatives.detail',
  method: 'GET',
  path: '/api/v1/auth/creatives/{creativeId}',
  access: 'user',
  summary: 'A creative of your team',
  failures: ['not_found'],
  input: z.object({ creativeId: Id }),
  output: Creative,
})

/** A line; empty takes the name away. */
const CreativeName = z
  .string()
  .trim()
  .max(CREATIVE_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

export const rename = defineEndpoint({
  id: 'creatives.rename',
  method: 'POST',
  path: '/api/v1/auth/creatives/{creativeId}/name',
  access: 'user',
  summary: 'Give a creative a name',
  failures: ['not_found', 'not_permitted', 'nothing_to_save', 'changed_meanwhile'],
  /** `old_name` is the one you saw. */
  input: z.object({
    creativeId: Id,
    name: CreativeName,
    old_name: z.string().max(CREATIVE_NAME_MAX).nullable(),
  }),
  output: Done,
})

export const remove = defineEndpoint({
  id: 'creatives.remove',
  method: 'POST',
  path: '/api/v1/auth/creatives/remove',
  access: 'user',
  summary: 'Take creatives off the list, and out of every link that leads to them',
  failures: [],
  input: z.object({ creative_ids: z.array(Id).min(1).max(SELECTION_MAX) }),
  output: Refused,
})

export const move = defineEndpoint({
  id: 'creatives.move',
  method: 'POST',
  path: '/api/v1/auth/creatives/move',
  access: 'user',
  summary: 'Put creatives into a campaign, or out of every one',
  failures: ['not_found'],
  input: z.object({
    creative_ids: z.array(Id).min(1).max(SELECTION_MAX),
    campaign_id: Id.nullable(),
  }),
  output: Done,
})

/** One of an ad's languages. */
export const CreativeVersion = z.object({
  ...TaskOutput.omit({ url_expires_at: true, notes: true, can_vary: true, can_reword: true }).shape,
  language: LanguageName,
  task_id: Id,
  /** Null until it is saved. */
  creative_id: Id.nullable(),
})
export type CreativeVersion = z.infer<typeof CreativeVersion>

export const versions = defineEndpoint({
  id: 'creatives.versions',
  method: 'GET',
  path: '/api/v1/auth/creatives/{creativeId}/versions',
  access: 'user',
  summary: 'The same ad in other languages, and what setting it in more of them takes',
  failures: ['not_found', 'unavailable'],
  input: z.object({ creativeId: Id }),
  output: z.object({
    /** What it says; null where its words are not ours to set, or nobody knows them. */
    brief: z
      .object({
        language: LanguageName,
        words: PromptReading.pick(AD_PARTS),
        /** For each language. */
        credits: z.number().int(),
      })
      .nullable(),
    /** All of the set that are there, this one included; empty without another language. */
    versions: z.array(CreativeVersion),
    /** Languages that are being set. */
    under_way: z.array(LanguageName),
  }),
})
export type CreativeVersions = z.infer<typeof versions.output>

export const proposeWords = defineEndpoint({
  id: 'creatives.proposeWords',
  method: 'POST',
  path: '/api/v1/auth/creatives/{creativeId}/versions/words',
  access: 'user',
  summary:
    'Proposes the words of an ad in another language by the text model, with the same figures, names and promises; costs nothing',
  failures: ['not_found', 'unavailable'],
  input: z.object({ creativeId: Id, language: LanguageName }),
  output: z.object({ words: AdWords.nullable(), note: Rewriting.shape.note }),
  rateLimit: 'promptTool',
})

export const makeVersions = defineEndpoint({
  id: 'creatives.makeVersions',
  method: 'POST',
  path: '/api/v1/auth/creatives/{creativeId}/versions',
  access: 'user',
  summary: 'Set an ad in other languages: one task with a result each, linked to it',
  failures: [
    'not_found',
    'unavailable',
    'content_blocked',
    'figures_changed',
    'price_changed',
    ...OF_START,
  ],
  /** `credits` are those you saw, for all of them. */
  input: z.object({ creativeId: Id, versions: AdVersionList, credits: z.number().int() }),
  output: TaskView,
  rateLimit: 'createTask',
})
