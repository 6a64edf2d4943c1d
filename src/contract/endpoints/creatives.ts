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
  summary: 'Save a result as one of the team’s creatives',
  failures: ['not_found'],
  input: CreativeSave,
  output: z.object({ creative_id: Id, created_at: Timestamp }),
})

export const log = defineEndpoint({
  id: 'creatives.log',
  method: 'GET',
  path: '/backend/auth/ad-creative-log/{id}',
  access: 'user',
  summary: 'Get the task behind a creative',
  failures: ['not_found'],
  input: z.object({ id: Id }),
  output: z.object({ log_id: Id, task: TaskView }),
})

/** A saved result, as people in the team see it. */
export const Creative = z.object({
  ...TaskOutput.omit({ url_expires_at: true, notes: true, can_vary: true, can_reword: true }).shape,
  creative_id: Id,
  /** The campaign it belongs to. */
  campaign_id: Id.nullable(),
  /** The task that made it; its settings are in the log. */
  task_id: Id,
  /** Whether that task is still in the history and can be reused. */
  has_task: z.boolean(),
  /** Null until someone names it. */
  name: z.string().nullable(),
  prompt: z.string(),
  model: z.string(),
  workflow_type: WorkflowName,
  aspect_ratio: RatioName,
  language: LanguageName,
  /** The brand it was made for, by its name at that time. */
  brand: z.string().nullable(),
  /** Null for a deleted account. */
  saved_by: z.string().nullable(),
  /** Whether you may rename and delete it. */
  can_change: z.boolean(),
  review: z.object({
    /** Unresolved comments. */
    open_comments: z.number().int(),
    /** Null before any decision; one request for changes outweighs every approval. */
    decision: z.enum(REVIEW_DECISIONS).nullable(),
  }),
  created_at: Timestamp,
})
export type Creative = z.infer<typeof Creative>

export const CreativeQuery = z.object({
  ...CursorQuery,
  /** Searches names and prompts. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(SEEN_KINDS).optional(),
  brand: z.string().max(200).optional(),
  /** The person who saved it. */
  user_id: Id.optional(),
  period: z.enum(GALLERY_PERIODS).optional(),
  /** Limits the list to one campaign. */
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
  summary: 'List your team’s creatives, newest first; outer users see only their own',
  failures: [],
  input: CreativeQuery,
  output: CreativePage,
})

export const filters = defineEndpoint({
  id: 'creatives.filters',
  method: 'GET',
  path: '/api/v1/auth/creatives/filters',
  access: 'user',
  summary: 'List the brands, people, and campaigns among your team’s creatives',
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
  summary: 'Get one of your team’s creatives',
  failures: ['not_found'],
  input: z.object({ creativeId: Id }),
  output: Creative,
})

/** One line; empty removes the name. */
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
  summary: 'Name a creative',
  failures: ['not_found', 'not_permitted', 'nothing_to_save', 'changed_meanwhile'],
  /** `old_name` is the name you saw. */
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
  summary: 'Remove creatives from the list and from every link that shows them',
  failures: [],
  input: z.object({ creative_ids: z.array(Id).min(1).max(SELECTION_MAX) }),
  output: Refused,
})

export const move = defineEndpoint({
  id: 'creatives.move',
  method: 'POST',
  path: '/api/v1/auth/creatives/move',
  access: 'user',
  summary: 'Move creatives into a campaign, or out of all campaigns',
  failures: ['not_found'],
  input: z.object({
    creative_ids: z.array(Id).min(1).max(SELECTION_MAX),
    campaign_id: Id.nullable(),
  }),
  output: Done,
})

/** An ad in one of its languages. */
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
  summary: 'Get an ad’s other languages, and what adding more languages takes',
  failures: ['not_found', 'unavailable'],
  input: z.object({ creativeId: Id }),
  output: z.object({
    /** The ad's text; null when we cannot set it, or do not know it. */
    brief: z
      .object({
        language: LanguageName,
        words: PromptReading.pick(AD_PARTS),
        /** Price per language. */
        credits: z.number().int(),
      })
      .nullable(),
    /** All existing versions, including this one; empty when there is only one language. */
    versions: z.array(CreativeVersion),
    /** Languages in progress. */
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
    'Translate an ad’s words with the text model, keeping figures, names, and promises; free of charge',
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
  summary: 'Make an ad in other languages, as one linked task with a result per language',
  failures: [
    'not_found',
    'unavailable',
    'content_blocked',
    'figures_changed',
    'price_changed',
    ...OF_START,
  ],
  /** `credits` is the total price you saw. */
  input: z.object({ creativeId: Id, versions: AdVersionList, credits: z.number().int() }),
  output: TaskView,
  rateLimit: 'createTask',
})
