import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Id, OutputReference, UploadReference } from '../fields.ts'
import { MEDIA_KINDS } from '../media-kind.ts'
import {
  CARD_SECONDS_MAX,
  CARD_SECONDS_MIN,
  CLIP_MIN_MS,
  CROP_LEAST,
  SPEED_MAX,
  SPEED_MIN,
  STILL_MOTIONS,
  STILL_MS_MAX,
  TIMELINE_CLIPS_MAX,
  TIMELINE_RATIOS,
  TIMELINE_RESOLUTIONS,
  TIMELINE_SECONDS_MAX,
  TIMELINE_TRACKS_MAX,
  TRANSITION_MS_MAX,
  TRANSITIONS,
} from '../timeline.ts'
import { layOut, secondsOf } from '../timeline-layout.ts'
import { SubtitlesToBurn } from './subtitles.ts'

const Name = z.string().min(1).max(64)
const Share = z.number().min(0).max(1)
const Moment = z.number().int().min(0).max(86_400_000)

/** Transition from the piece before to a clip or the end card. */
export const Entrance = z.strictObject({
  kind: z.enum(TRANSITIONS),
  ms: z.number().int().min(0).max(TRANSITION_MS_MAX),
})

const Side = z.number().min(CROP_LEAST).max(1)
const ROUNDING = 1e-6

/** The kept part of a picture, as fractions of its sides. */
const CropToRender = z
  .strictObject({ x: Share, y: Share, w: Side, h: Side })
  .refine(({ x, y, w, h }) => x + w <= 1 + ROUNDING && y + h <= 1 + ROUNDING, 'is outside')

/** Part of a video, or an image shown for a while. */
export const ClipToRender = z
  .strictObject({
    id: Name,
    file_id: Id,
    from_ms: Moment,
    to_ms: Moment,
    /** Set for an image; without it, the clip is a video. */
    still: z.enum(STILL_MOTIONS).optional(),
    speed: z.number().min(SPEED_MIN).max(SPEED_MAX),
    crop: CropToRender.optional(),
    fit: z.enum(['fill', 'whole']),
    focus: Share,
    volume: Share,
    is_muted: z.boolean(),
    enter: Entrance,
  })
  .refine(({ from_ms, to_ms }) => to_ms - from_ms >= CLIP_MIN_MS, 'is too short')
  .refine(({ still, to_ms }) => !still || to_ms <= STILL_MS_MAX, 'is shown for too long')

/** Sound under the clips. */
export const TrackToRender = z.strictObject({
  id: Name,
  kind: z.enum(['voice', 'music']),
  file_id: Id,
  start_ms: Moment,
  volume: Share,
  fade_in_ms: z.number().int().min(0).max(10_000),
  fade_out_ms: z.number().int().min(0).max(10_000),
})

export const EndCardToRender = z.strictObject({
  file_id: Id,
  seconds: z.number().min(CARD_SECONDS_MIN).max(CARD_SECONDS_MAX),
  enter: Entrance,
})

/** A video to cut from videos and images. Files are your results or uploads, by id. */
export const TimelineToRender = z
  .strictObject({
    ratio: z.enum(TIMELINE_RATIOS),
    clips: z.array(ClipToRender).min(1).max(TIMELINE_CLIPS_MAX),
    end_card: EndCardToRender.nullable().default(null),
    captions: SubtitlesToBurn.nullable().default(null),
    tracks: z.array(TrackToRender).max(TIMELINE_TRACKS_MAX).default([]),
  })
  .refine((timeline) => secondsOf(layOut(timeline).frames) <= TIMELINE_SECONDS_MAX, 'is too long')
export type TimelineToRender = z.infer<typeof TimelineToRender>

export const TimelineSource = z.object({
  file_id: Id,
  name: z.string(),
  kind: z.enum(MEDIA_KINDS),
  url: z.string(),
  preview_url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Zero for images. */
  duration_seconds: z.number(),
  has_audio: z.boolean(),
  /** Waveform, one character per bar, 0 to z (36 levels); empty without sound. */
  peaks: z.string(),
  peaks_per_second: z.number().int(),
})
export type TimelineSource = z.infer<typeof TimelineSource>

export const OpenedFilm = z.object({
  /** Its name in the history. */
  name: z.string(),
  timeline: TimelineToRender,
  resolution: z.enum(TIMELINE_RESOLUTIONS),
  /** Clips, sounds and end cards left out because their files were deleted. */
  left_out: z.number().int(),
})
export type OpenedFilm = z.infer<typeof OpenedFilm>

export const open = defineEndpoint({
  id: 'timelines.open',
  method: 'GET',
  path: '/api/v1/auth/timelines/{fileId}',
  access: 'user',
  summary: 'Reopen a video you edited here as its timeline',
  failures: ['not_found', 'upload_missing'],
  input: z.object({ fileId: Id }),
  output: OpenedFilm,
})

export const source = defineEndpoint({
  id: 'timelines.source',
  method: 'POST',
  path: '/api/v1/auth/timelines/source',
  access: 'user',
  summary: 'Get what the video editor needs to know about one of your videos, images, or sounds',
  failures: ['upload_missing', 'upload_unfinished', 'media_unreadable'],
  input: z.object({ file: z.union([UploadReference, OutputReference]) }),
  output: TimelineSource,
  rateLimit: 'waveform',
})
