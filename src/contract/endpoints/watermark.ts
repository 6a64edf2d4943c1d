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

/** The secret of a removal's link. Whoever holds it may see and steer the removal. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/)

/** A removal, with the secret of its link. */
export const OpenedRemoval = RemovalView.extend({ token: LinkToken })

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
  output: OpenedRemoval,
  rateLimit: 'watermarkOpen',
})

export const openOwn = defineEndpoint({
  id: 'watermark.openOwn',
  method: 'POST',
  path: '/api/v1/auth/watermark/open',
  access: 'user',
  summary:
    'Start on a copy of a video that you have here; answers the secret of its link, this once',
  failures: ['upload_missing', 'storage_full', 'team_storage_full', ...OF_VIDEO],
  input: z.object({ output_id: Id }),
  output: OpenedRemoval,
  rateLimit: 'watermarkOpen',
})

export const detail = defineEndpoint({
  id: 'watermark.detail',
  // The secret of a link is in no address: addresses are logged, by whoever stands between.
  method: 'POST',
  path: '/api/v1/watermark/detail',
  access: 'public',
  summary: 'State of a removal: suggestions, preview, run and result',
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
  input: z.object({ ...Erasure, at_seconds: EraseArea.shape.from.unwrap().default(0) }),
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
    'team_storage_full',
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
