import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { WorkError } from '../envelope.ts'
import { OF_LINK, OF_START } from '../failure-groups.ts'
import {
  CursorQuery,
  Done,
  Id,
  LanguageName,
  OutputReference,
  RatioName,
  ResolutionName,
  TaskStatusName,
  Timestamp,
  UploadReference,
  WorkflowName,
} from '../fields.ts'
import { PACK_MAX, PROMPT_LENGTH_MAX, VARIATIONS_MAX } from '../limits.ts'
import { MEDIA_KINDS } from '../media-kind.ts'
import { SPOKEN_LANGUAGES } from '../spoken-languages.ts'
import { LayersToSave } from './layers.ts'
import { MusicToWrite } from './music.ts'
import { PersonToSpeak } from './people.ts'
import { ShootToMake } from './photoshoot.ts'
import { PromptCorrections } from './prompts.ts'
import { SoundtrackToMix } from './soundtrack.ts'
import { SpeechToSay } from './speech.ts'
import { SubtitleCue, SubtitlesToBurn } from './subtitles.ts'
import { TimelineToRender } from './timelines.ts'

/**
 * A picture or video to start from: one of your uploads, a file of an earlier task of yours (a result or one
 * of its references), or a link.
 */
export const Reference = z.union([
  UploadReference,
  OutputReference,
  z.strictObject({ url: z.url().max(2_000) }),
])
export type Reference = z.infer<typeof Reference>

/** A language spoken in a video. */
export const SpokenLanguage = z.enum(SPOKEN_LANGUAGES)

/** The same key with the same request returns the same task, however often it is sent. */
const IdempotencyKey = z.string().min(8).max(255)

export const CreateTaskRequest = z.object({
  workflow_type: WorkflowName,
  /** Model id, or `auto`: the built-in engine for exact work, a connected model for scenes. */
  model: z.string().max(100).default('auto'),
  prompt: z.string().trim().max(PROMPT_LENGTH_MAX).default(''),
  aspect_ratio: RatioName.default('1:1'),
  resolution: ResolutionName.optional(),
  /** Seconds; ignored for images. */
  duration: z.number().int().min(1).max(60).optional(),
  generate_audio: z.boolean().default(false),
  watermark: z.boolean().default(true),
  count: z.number().int().min(1).max(VARIATIONS_MAX).default(1),
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
  images: z.array(Reference).max(30).default([]),
  start_frame: Reference.optional(),
  end_frame: Reference.optional(),
  video: Reference.optional(),
  /** Appended to `video`, if the model joins videos (`reference_videos_max`). */
  more_videos: z.array(Reference).max(9).default([]),
  /** Ad placement it is made for: sets the size, and the safe zone for words and logo. */
  placement: z.string().max(64).optional(),
  /**
   * With the model ability `words`: whether the ad's words, which the prompt quotes, prices or offers, are
   * left out of the picture or video and set over it exactly. Without such words, or with `false`, the prompt
   * goes to the model unchanged.
   */
  exact_words: z.boolean().default(true),
  /**
   * Whether to use the team's brand: colors, fonts, logo, legal line. Requires the ability `brand`, or
   * `words` and `exact_words`.
   */
  use_brand: z.boolean().default(false),
  /** Which of the team's brands; absent: the one you work in. */
  brand_id: Id.optional(),
  /** Replaces parts of the reading of the prompt. Requires the ability `corrections`, or `words` and `exact_words`. */
  corrections: PromptCorrections.optional(),
  /**
   * One of your earlier results whose look to keep; its `can_vary` must be true. Requires the ability `look`,
   * and a model of the same maker.
   */
  like: Id.optional(),
  /**
   * One of your earlier results to set new words over; its `can_reword` must be true, so the picture without
   * words is still stored. The built-in engine does it, at its price: the model is not run again. For
   * `text_to_image`, one result; format and placement are those of the earlier one.
   */
  over: Id.optional(),
  /** For `subtitles`: what to set over the video. Length, ratio and price follow the video. */
  subtitles: SubtitlesToBurn.optional(),
  /** For `transcript`: the language spoken in the video. If absent, the model detects it. */
  spoken_language: SpokenLanguage.optional(),
  /**
   * For `layers` and `animated_layers`: the layers of the picture or video. The size is that of the layers; a
   * video's length and music come from their `animation`.
   */
  layers: LayersToSave.optional(),
  /** For `music`: what to write. */
  music: MusicToWrite.optional(),
  /** For `photoshoot`: where to show the image's product. One result per scene and ratio, each at its price. */
  photoshoot: ShootToMake.optional(),
  /** For `speech`: who speaks the prompt, and how. */
  speech: SpeechToSay.optional(),
  /** For `soundtrack`: what to put under the video. Length, ratio and price follow the video. */
  soundtrack: SoundtrackToMix.optional(),
  /** For `timeline`: the video to cut. It sets ratio and length of the result; the price is per second. */
  timeline: TimelineToRender.optional(),
  /**
   * For `lip_sync` and `digital_person`: what is said, and who consented. The result is as long as the
   * shorter of video and voice, or as the voice over an image; the price is per second. For `face_change` and
   * `video_face_change`: who consented. The first of two images gets the face of the second, or the person in
   * the one image replaces the person in the video.
   */
  person: PersonToSpeak.optional(),
  idempotency_key: IdempotencyKey.optional(),
})
export type CreateTaskRequest = z.input<typeof CreateTaskRequest>

export const TaskOutput = z.object({
  output_id: Id,
  kind: z.enum(MEDIA_KINDS),
  mime_type: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size_bytes: z.number().int(),
  /** Null for images. */
  duration_seconds: z.number().nullable(),
  has_audio: z.boolean(),
  /** `#rrggbb` placeholder while it loads; null for files from before it was recorded. */
  average_color: z.string().nullable().default(null),
  /** Signed URL of the file; valid until `url_expires_at`. */
  url: z.string(),
  /** Thumbnail (poster frame for videos, waveform for sound), WebP. */
  thumbnail_url: z.string(),
  preview_url: z.string(),
  url_expires_at: Timestamp,
  /** Codes of remarks about it (`RESULT_NOTES`); empty when it is as requested. */
  notes: z.array(z.string()).default([]),
  /** Whether a new task can use it as `like`. */
  can_vary: z.boolean(),
  /** Whether a new task can set other words `over` its picture. */
  can_reword: z.boolean().default(false),
  /** Language of its words, if it belongs to a set in several languages. */
  language: LanguageName.nullable().default(null),
})
export type TaskOutput = z.infer<typeof TaskOutput>

export const TaskView = z.object({
  task_id: Id,
  workflow_type: WorkflowName,
  status: TaskStatusName,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  stage: z.string(),
  eta_seconds: z.number().nullable(),
  /** Position in the queue, 1 is next; null when not waiting. */
  queue_position: z.number().int().nullable(),
  prompt: z.string(),
  model: z.string(),
  aspect_ratio: RatioName,
  resolution: ResolutionName,
  duration: z.number().int().nullable(),
  generate_audio: z.boolean(),
  watermark: z.boolean(),
  count: z.number().int(),
  seed: z.number().int(),
  placement: z.string().nullable().default(null),
  uses_brand: z.boolean().default(false),
  exact_words: z.boolean().default(false),
  credits: z.number().int(),
  /** Credits finally charged: 0 while held and after a release. */
  credits_charged: z.number().int(),
  corrections: PromptCorrections.nullable(),
  music: MusicToWrite.nullable().default(null),
  speech: SpeechToSay.nullable().default(null),
  photoshoot: ShootToMake.nullable().default(null),
  references: z.array(
    z.object({
      role: z.enum(['image', 'start_frame', 'end_frame', 'video']),
      /** Use it as `output_id` in a new task that starts from the same file. */
      file_id: Id,
      kind: z.enum(MEDIA_KINDS),
      thumbnail_url: z.string(),
    }),
  ),
  outputs: z.array(TaskOutput),
  /**
   * While several results are made: a thumbnail of each one that is ready, by its position among the
   * `outputs`. Its URL requires your session and stops working when the task ends.
   */
  previews: z.array(z.object({ position: z.number().int(), url: z.string() })).default([]),
  /** For a successful `transcript`: the speech in the video, as subtitles of readable length. */
  heard: z.array(SubtitleCue).nullable().default(null),
  error: WorkError.nullable(),
  /** Finished, and its results were not yet reported as seen. */
  is_new: z.boolean(),
  /** Name of the colleague who made it, empty for a deleted account; null: yours. */
  made_by: z.string().nullable().default(null),
  /** Whether you may cancel, publish or delete it. */
  can_change: z.boolean().default(true),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
})
export type TaskView = z.infer<typeof TaskView>

/** What may be wrong with a requested task. */
const OF_CREATION = [
  ...OF_START,
  ...OF_LINK,
  'content_blocked',
  'upload_unfinished',
  'subtitled_video_too_long',
  'heard_video_too_long',
  'no_speech_heard',
  'consent_missing',
  'speaking_too_long',
  'face_video_too_long',
  'plan_upgrade_needed',
  'idempotency_conflict',
  'not_found',
  'brand_not_found',
] as const

export const create = defineEndpoint({
  id: 'tasks.create',
  method: 'POST',
  path: '/backend/auth/task/create',
  access: 'user',
  summary: 'Start a generation: holds its credits and accepts the task',
  failures: OF_CREATION,
  input: CreateTaskRequest,
  output: TaskView,
  rateLimit: 'createTask',
})

export const CreatePackRequest = z.object({
  /** In the order they should run. */
  tasks: z
    .array(CreateTaskRequest.omit({ idempotency_key: true }))
    .min(1)
    .max(PACK_MAX),
  idempotency_key: IdempotencyKey.optional(),
})
export type CreatePackRequest = z.input<typeof CreatePackRequest>

export const createPack = defineEndpoint({
  id: 'tasks.createPack',
  method: 'POST',
  path: '/backend/auth/task/create-pack',
  access: 'user',
  summary:
    'Start several generations, all or none; each is charged separately and starts when the plan has room',
  failures: OF_CREATION,
  input: CreatePackRequest,
  output: z.object({ tasks: z.array(TaskView) }),
  rateLimit: 'createTask',
})

export const detail = defineEndpoint({
  id: 'tasks.detail',
  method: 'GET',
  path: '/backend/auth/task/{taskId}',
  access: 'user',
  summary: 'Get a task’s status, progress, and results',
  failures: ['not_found'],
  input: z.object({ taskId: Id }),
  output: TaskView,
})

export const list = defineEndpoint({
  id: 'tasks.list',
  method: 'GET',
  path: '/backend/auth/task/list',
  access: 'user',
  summary: 'List the creation history, newest first',
  failures: [],
  input: z.object({
    ...CursorQuery,
    type: z.enum(MEDIA_KINDS).optional(),
    status: z.enum(['active', 'finished']).optional(),
    workflow_type: WorkflowName.optional(),
    /** Your own tasks in your current team, or everyone's as far as your role may see them. */
    of: z.enum(['me', 'team']).default('me'),
  }),
  output: z.object({
    tasks: z.array(TaskView),
    total: z.number().int(),
    next_cursor: z.string().nullable(),
  }),
})

export const transcript = defineEndpoint({
  id: 'tasks.transcript',
  method: 'GET',
  path: '/backend/auth/task/transcript/{fileId}',
  access: 'user',
  summary: 'Get the latest transcript of one of your videos that is in progress or not yet seen',
  failures: [],
  input: z.object({ fileId: Id }),
  output: z.object({ task: TaskView.nullable() }),
})

export const cancel = defineEndpoint({
  id: 'tasks.cancel',
  method: 'POST',
  path: '/backend/auth/task/cancel/{taskId}',
  access: 'user',
  summary: 'Cancel a task; credits are returned only if it hasn’t started',
  failures: ['not_found', 'not_permitted', 'task_not_cancellable'],
  input: z.object({ taskId: Id, creative_id: z.string().max(64).optional() }),
  output: TaskView,
})

export const retry = defineEndpoint({
  id: 'tasks.retry',
  method: 'POST',
  path: '/backend/auth/task/retry/{taskId}',
  access: 'user',
  summary: 'Retry a failed or canceled task with the same inputs, as a new task',
  failures: ['not_found', 'task_not_retryable', 'idempotency_conflict', ...OF_START],
  input: z.object({ taskId: Id, idempotency_key: IdempotencyKey.optional() }),
  output: TaskView,
  rateLimit: 'createTask',
})

export const remove = defineEndpoint({
  id: 'tasks.remove',
  method: 'POST',
  path: '/backend/auth/task/delete/{taskId}',
  access: 'user',
  summary: 'Delete a finished task and its files from the history',
  failures: ['not_found', 'not_permitted', 'generation_running'],
  input: z.object({ taskId: Id }),
  output: Done,
})

export const displayReport = defineEndpoint({
  id: 'tasks.displayReport',
  method: 'POST',
  path: '/backend/auth/task/display-report',
  access: 'user',
  summary: 'Report that results were seen, which clears their “new” mark',
  failures: [],
  input: z.object({ task_ids: z.array(Id).min(1).max(100) }),
  output: z.object({ reported: z.number().int() }),
})
