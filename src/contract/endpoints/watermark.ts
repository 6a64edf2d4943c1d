import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { WorkError } from '../envelope.ts'
import { OF_CONTENT, OF_UPLOAD } from '../failure-groups.ts'
import { Done, Id, TaskStatusName, Timestamp } from '../fields.ts'
import { WATERMARK_AREAS_MAX, WATERMARK_CREDITS_MAX } from '../limits.ts'
import { WATERMARK_MODES, WATERMARK_STAGES } from '../watermark.ts'

const OF_VIDEO = [...OF_CONTENT, 'video_too_short', 'video_too_long'] as const
const OF_AREA = ['area_missing', 'area_exists', 'area_outside', 'area_never_shown'] as const
const OF_RUN = ['not_found', 'removal_running'] as const
const OF_RESULT = ['removal_result_missing', 'upload_missing'] as const

/** The secret of a removal's link. Whoever holds it may see and steer the removal. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/)

export const WatermarkStage = z.enum(WATERMARK_STAGES)
export const WatermarkMode = z.enum(WATERMARK_MODES)

const Seconds = z.number().min(0).max(86_400)
const Pixels = z.number().int().min(-100_000).max(100_000)

/** A place of a mark, in pixels of the picture as shown; without times, from start to end. */
export const EraseArea = z.object({
  x: Pixels,
  y: Pixels,
  w: Pixels,
  h: Pixels,
  from: Seconds.optional(),
  to: Seconds.optional(),
})
export type EraseArea = z.infer<typeof EraseArea>

/** A stored video with addresses that work until `url_expires_at`. */
export const VideoFile = z.object({
  file_id: Id,
  file_name: z.string(),
  mime_type: z.string(),
  /** Of the picture as shown. */
  width: z.number().int(),
  height: z.number().int(),
  duration_seconds: z.number(),
  size_bytes: z.number().int(),
  has_audio: z.boolean(),
  url: z.string(),
  thumbnail_url: z.string(),
  /** A still picture as large as a stage. */
  preview_url: z.string(),
  url_expires_at: Timestamp,
})

/** Something the engine does for a removal. */
const Work = {
  work_id: Id,
  status: TaskStatusName,
  stage: WatermarkStage,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** From the speed reached so far; null until that is known. */
  eta_seconds: z.number().int().nullable(),
  /** Place in the line, 1 is next; null when not waiting. */
  queue_position: z.number().int().nullable(),
  error: WorkError.nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
}

export const MarkDetection = z.object({
  ...Work,
  /** What was found; empty when nothing was, null until it is known. */
  suggestions: z.array(z.object({ ...EraseArea.shape, kind: z.string() })).nullable(),
})

export const RemovalPreview = z.object({
  ...Work,
  mode: WatermarkMode,
  areas: z.array(EraseArea),
  from_seconds: z.number(),
  /** The same seconds before and after; null until they are made. */
  before: VideoFile.nullable(),
  after: VideoFile.nullable(),
})

export const RemovalRun = z.object({
  ...Work,
  mode: WatermarkMode,
  /** As asked for; in direct mode those that were found. */
  areas: z.array(EraseArea),
  source: z.enum(['original', 'result']),
  keep_credentials: z.boolean(),
  /** Credits held or, once it has succeeded, taken; 0 for a free run. */
  credits: z.number().int(),
  is_free: z.boolean(),
  result: VideoFile.nullable(),
})

/** A copy that every browser plays, in place of a video that this one cannot. */
export const ProxyCopy = z.object({
  ...Work,
  of_file_id: Id,
  file: VideoFile.nullable(),
})

/** What a whole run started now would take and cost. */
export const RunOffer = z.object({
  estimated_seconds: z.number().int(),
  /** Whether the next run costs nothing: a free run is left, and the video is not too long for it. */
  is_free: z.boolean(),
  /** Free runs left today, for visitors and accounts alike. */
  free_runs_left: z.number().int(),
  daily_free_runs: z.number().int(),
  /** The longest video a free run takes. */
  free_seconds_max: z.number().int(),
  free_runs_reset_at: Timestamp,
  /** Price of a run that is not free; visitors cannot pay it. */
  credits: z.number().int(),
  can_pay: z.boolean(),
})

export const RemovalView = z.object({
  removal_id: Id,
  video: VideoFile,
  detection: MarkDetection.nullable(),
  preview: RemovalPreview.nullable(),
  /** The latest run; an earlier one's result stays as `result` until a new one succeeds. */
  run: RemovalRun.nullable(),
  /** The latest result, whichever run made it: what `source: 'result'` starts from. */
  result: VideoFile.nullable(),
  /** Copies that were asked for, of the video or of a result. */
  proxies: z.array(ProxyCopy),
  previews_left: z.number().int(),
  detections_left: z.number().int(),
  offer: RunOffer,
  /** When the video, its results and this page's link are deleted. */
  delete_at: Timestamp,
})
export type RemovalView = z.infer<typeof RemovalView>

const Erasure = {
  token: LinkToken,
  mode: WatermarkMode,
  /** Needed in precise mode; direct mode without any looks for marks itself. */
  areas: z.array(EraseArea).max(WATERMARK_AREAS_MAX).default([]),
  source: z.enum(['original', 'result']).default('original'),
}

export const open = defineEndpoint({
  id: 'watermark.open',
  method: 'POST',
  path: '/api/v1/watermark/open',
  access: 'visitor',
  summary:
    'Start on an uploaded video (upload with purpose `watermark`); answers the secret of its link, this once',
  failures: [...OF_UPLOAD, ...OF_VIDEO],
  input: z.object({ upload_id: Id }),
  output: RemovalView.extend({ token: LinkToken }),
  rateLimit: 'watermarkOpen',
})

export const detail = defineEndpoint({
  id: 'watermark.detail',
  method: 'GET',
  path: '/api/v1/watermark/detail',
  access: 'public',
  summary: 'State of a removal: suggestions, preview, run and result',
  failures: ['not_found'],
  input: z.object({ token: LinkToken }),
  output: RemovalView,
})

export const detect = defineEndpoint({
  id: 'watermark.detect',
  method: 'POST',
  path: '/api/v1/watermark/detect',
  access: 'visitor',
  summary: 'Look for marks; the suggestions appear in the view',
  failures: [...OF_RUN, 'tries_used_up'],
  input: z.object({ token: LinkToken }),
  output: RemovalView,
  rateLimit: 'watermarkTry',
})

export const preview = defineEndpoint({
  id: 'watermark.preview',
  method: 'POST',
  path: '/api/v1/watermark/preview',
  access: 'visitor',
  summary: 'Make a free preview of three seconds around a moment',
  failures: [...OF_RUN, ...OF_RESULT, ...OF_AREA, 'tries_used_up'],
  input: z.object({ ...Erasure, at_seconds: Seconds.default(0) }),
  output: RemovalView,
  rateLimit: 'watermarkTry',
})

export const proxy = defineEndpoint({
  id: 'watermark.proxy',
  method: 'POST',
  path: '/api/v1/watermark/proxy',
  access: 'visitor',
  summary: 'Have a copy made that every browser plays; it appears in the view',
  failures: ['not_found', ...OF_RESULT],
  input: z.object({ token: LinkToken, of: z.enum(['original', 'result']).default('original') }),
  output: RemovalView,
  rateLimit: 'watermarkTry',
})

export const start = defineEndpoint({
  id: 'watermark.start',
  method: 'POST',
  path: '/api/v1/watermark/start',
  access: 'visitor',
  summary: 'Start the whole run; a free run of the day is used first, then credits as agreed',
  failures: [
    ...OF_RUN,
    ...OF_RESULT,
    ...OF_AREA,
    'rights_not_stated',
    'free_quota_used',
    'video_too_long',
    'price_changed',
    'insufficient_credits',
    'storage_full',
  ],
  input: z.object({
    ...Erasure,
    /** "I have the right to edit this video": kept with the time it was stated. */
    rights: z.boolean().default(false),
    keep_credentials: z.boolean().default(true),
    /** The price that was shown; a run that would cost more is refused. 0 takes a free run only. */
    credits_max: z.number().int().min(0).max(WATERMARK_CREDITS_MAX).default(0),
  }),
  output: RemovalView,
  rateLimit: 'watermarkTry',
})

export const cancel = defineEndpoint({
  id: 'watermark.cancel',
  method: 'POST',
  path: '/api/v1/watermark/cancel',
  access: 'public',
  summary: 'Stop a detection, preview or run; nothing is charged for it',
  failures: ['not_found'],
  input: z.object({ token: LinkToken, work_id: Id }),
  output: RemovalView,
  rateLimit: 'general',
})

export const remove = defineEndpoint({
  id: 'watermark.remove',
  method: 'POST',
  path: '/api/v1/watermark/delete',
  access: 'public',
  summary: 'Delete the video, its results and the link at once',
  failures: ['not_found'],
  input: z.object({ token: LinkToken }),
  output: Done,
  rateLimit: 'general',
})
