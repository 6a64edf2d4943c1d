import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  Done,
  Empty,
  Id,
  LanguageName,
  OutputReference,
  Saved,
  Timestamp,
  UploadReference,
} from '../fields.ts'
import {
  CUE_TEXT_MAX,
  CUES_MAX,
  SUBTITLE_LOOKS,
  SUBTITLE_NAME_MAX,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  TRANSLATED_AT_ONCE,
} from '../subtitles.ts'

const DAY_MS = 86_400_000
const Moment = z.number().int().min(0).max(DAY_MS)
const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()

export const SubtitleCue = z
  .object({
    from_ms: Moment,
    to_ms: Moment,
    text: z.string().max(CUE_TEXT_MAX),
    /** In a translation: these words are still the original's. */
    is_untranslated: z.boolean().optional(),
  })
  .refine(({ from_ms, to_ms }) => from_ms < to_ms, 'ends before it begins')

export const SubtitleLook = z.object({
  look: z.enum(SUBTITLE_LOOKS),
  size: z.enum(SUBTITLE_SIZES),
  place: z.enum(SUBTITLE_PLACES),
  ink: Colour,
  accent: Colour,
})

/** Subtitles to burn into a video, and their look. */
export const SubtitlesToBurn = z.object({
  cues: z.array(SubtitleCue).min(1).max(CUES_MAX),
  style: SubtitleLook,
})
export type SubtitlesToBurn = z.infer<typeof SubtitlesToBurn>

export const SubtitleTrack = z.object({
  track_id: Id,
  name: z.string(),
  /** Null once the video is deleted; the words stay. */
  video: z
    .object({
      file_id: Id,
      url: z.string(),
      preview_url: z.string(),
      thumbnail_url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      duration_seconds: z.number(),
      has_audio: z.boolean(),
    })
    .nullable(),
  cues: z.array(SubtitleCue),
  style: SubtitleLook,
  updated_at: Timestamp,
})
export type SubtitleTrack = z.infer<typeof SubtitleTrack>

export const SubtitleTrackLine = SubtitleTrack.pick({
  track_id: true,
  name: true,
  updated_at: true,
}).extend({ cue_count: z.number().int(), thumbnail_url: z.string().nullable() })
export type SubtitleTrackLine = z.infer<typeof SubtitleTrackLine>

const TrackName = z.string().trim().min(1).max(SUBTITLE_NAME_MAX)

export const list = defineEndpoint({
  id: 'subtitles.list',
  method: 'GET',
  path: '/api/v1/auth/subtitles',
  access: 'user',
  summary: 'List your subtitles, newest first',
  failures: [],
  input: Empty,
  output: z.object({ tracks: z.array(SubtitleTrackLine) }),
})

export const create = defineEndpoint({
  id: 'subtitles.create',
  method: 'POST',
  path: '/api/v1/auth/subtitles',
  access: 'user',
  summary: 'Create subtitles for one of your videos, empty or with words and styling',
  failures: [
    ...['upload_missing', 'upload_unfinished', 'unsupported_media', 'media_unreadable'],
    ...['media_too_large', 'drafts_limit_reached'],
  ] as const,
  input: z.object({
    video: z.union([UploadReference, OutputReference]),
    /** Defaults to the video's name. */
    name: TrackName.optional(),
    cues: z.array(SubtitleCue).max(CUES_MAX).default([]),
    style: SubtitleLook.optional(),
  }),
  output: SubtitleTrack,
  rateLimit: 'general',
})

export const detail = defineEndpoint({
  id: 'subtitles.detail',
  method: 'GET',
  path: '/api/v1/auth/subtitles/{trackId}',
  access: 'user',
  summary: 'Get subtitles with their video',
  failures: ['not_found'],
  input: z.object({ trackId: Id }),
  output: SubtitleTrack,
})

export const save = defineEndpoint({
  id: 'subtitles.save',
  method: 'POST',
  path: '/api/v1/auth/subtitles/{trackId}',
  access: 'user',
  summary: 'Save changes to subtitles',
  failures: ['not_found', 'changed_meanwhile'],
  /** `seen_at` is the `updated_at` you saw. */
  input: z.object({
    trackId: Id,
    seen_at: Timestamp,
    name: TrackName,
    cues: z.array(SubtitleCue).max(CUES_MAX),
    style: SubtitleLook,
  }),
  output: Saved,
  rateLimit: 'general',
})

export const remove = defineEndpoint({
  id: 'subtitles.remove',
  method: 'POST',
  path: '/api/v1/auth/subtitles/{trackId}/remove',
  access: 'user',
  summary: 'Delete subtitles; their video stays',
  failures: ['not_found'],
  input: z.object({ trackId: Id }),
  output: Done,
  rateLimit: 'general',
})

export const translate = defineEndpoint({
  id: 'subtitles.translate',
  method: 'POST',
  path: '/api/v1/auth/subtitles/translate',
  access: 'user',
  summary: 'Translate subtitles into lines of readable length; free, requires a text model',
  failures: ['unavailable', 'content_blocked'],
  input: z.object({
    into: LanguageName,
    texts: z.array(z.string().max(CUE_TEXT_MAX)).min(1).max(TRANSLATED_AT_ONCE),
    /** The preceding lines, so that the translation keeps their voice. */
    before: z.array(z.string().max(CUE_TEXT_MAX)).max(3).default([]),
  }),
  /** In the given order; null where the words must stay as they are. */
  output: z.object({ texts: z.array(z.string().nullable()) }),
  rateLimit: 'translateCues',
})

export const waveform = defineEndpoint({
  id: 'subtitles.waveform',
  method: 'POST',
  path: '/api/v1/auth/subtitles/{trackId}/waveform',
  access: 'user',
  summary: 'Get the waveform of the video behind subtitles',
  failures: ['not_found', 'media_unreadable'],
  input: z.object({ trackId: Id }),
  output: z.object({
    per_second: z.number().int(),
    /** One character per bar, 0 to z (36 levels); empty without sound. */
    peaks: z.string(),
  }),
  rateLimit: 'waveform',
})
