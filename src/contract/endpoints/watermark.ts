import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT, OF_UPLOAD } from '../failure-groups.ts'
import { Done, Id } from '../fields.ts'
import { WATERMARK_AREAS_MAX, WATERMARK_CREDITS_MAX } from '../limits.ts'
import { EraseArea, RemovalView, WatermarkMode } from './removal-view.ts'

const OF_VIDEO = [...OF_CONTENT, 'video_too_short', 'video_too_long'] as const
const OF_AREA = ['area_missing', 'area_exists', 'area_outside', 'area_never_shown'] as const
const OF_RUN = ['not_found', 'removal_running'] as const
const OF_RESULT = ['removal_result_missing', 'upload_missing'] as const

/** The secret of a removal's link. Anyone who has it may see and control the removal. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/)

/** A removal, with the secret of its link. */
export const OpenedRemoval = RemovalView.extend({ token: LinkToken })

const Erasure = {
  token: LinkToken,
  mode: WatermarkMode,
  /** Required in precise mode; direct mode without areas detects marks itself. */
  areas: z.array(EraseArea).max(WATERMARK_AREAS_MAX).default([]),
  source: z.enum(['original', 'result']).default('original'),
}

export const open = defineEndpoint({
  id: 'watermark.open',
  method: 'POST',
  path: '/api/v1/watermark/open',
  access: 'visitor',
  summary:
    'Start with an uploaded video (purpose `watermark`); returns the link’s secret, only this once',
  failures: [...OF_UPLOAD, ...OF_VIDEO],
  input: z.object({ upload_id: Id }),
  output: OpenedRemoval,
  rateLimit: 'watermarkOpen',
})

export const openOwn = defineEndpoint({
  id: 'watermark.openOwn',
  method: 'POST',
  path: '/api/v1/auth/watermark/open',
  access: 'user',
  summary: 'Start with a copy of a video you have here; returns the link’s secret, only this once',
  failures: ['upload_missing', 'storage_full', 'team_storage_full', ...OF_VIDEO],
  input: z.object({ output_id: Id }),
  output: OpenedRemoval,
  rateLimit: 'watermarkOpen',
})

export const detail = defineEndpoint({
  id: 'watermark.detail',
  // POST keeps the secret of a link out of the URL, since intermediaries log URLs.
  method: 'POST',
  path: '/api/v1/watermark/detail',
  access: 'public',
  summary: 'Get a removal’s state: suggestions, preview, run, and result',
  failures: ['not_found'],
  input: z.object({ token: LinkToken }),
  output: RemovalView,
  rateLimit: 'general',
})

export const detect = defineEndpoint({
  id: 'watermark.detect',
  method: 'POST',
  path: '/api/v1/watermark/detect',
  access: 'visitor',
  summary: 'Detect watermarks; the suggestions appear in the view',
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
  summary: 'Make a free three-second preview around a moment',
  failures: [...OF_RUN, ...OF_RESULT, ...OF_AREA, 'tries_used_up'],
  input: z.object({ ...Erasure, at_seconds: EraseArea.shape.from.unwrap().default(0) }),
  output: RemovalView,
  rateLimit: 'watermarkTry',
})

export const proxy = defineEndpoint({
  id: 'watermark.proxy',
  method: 'POST',
  path: '/api/v1/watermark/proxy',
  access: 'visitor',
  summary: 'Make a copy that every browser plays; it appears in the view',
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
  summary: 'Start the full run; it uses one of today’s free runs first, then credits as agreed',
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
    'team_storage_full',
  ],
  input: z.object({
    ...Erasure,
    /** "I have the right to edit this video": stored with the time of the statement. */
    rights: z.boolean().default(false),
    keep_credentials: z.boolean().default(true),
    /** The price you were shown; a run that would cost more is refused. 0 allows only a free run. */
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
  summary: 'Stop a detection, preview, or run; nothing is charged for it',
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
  summary: 'Delete the video, its results, and the link at once',
  failures: ['not_found'],
  input: z.object({ token: LinkToken }),
  output: Done,
  rateLimit: 'general',
})
