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

/** How a clip or the end card follows what is before it. */
export const Entrance = z.strictObject({
  kind: z.enum(TRANSITIONS),
  ms: z.number().int().min(0).max(TRANSITION_MS_MAX),
})

const Side = z.number().min(CROP_LEAST).max(1)
const ROUNDING = 1e-6

/** What is kept of a picture, in shares of its sides. */
const CropToRender = z
  .strictObject({ x: Share, y: Share, w: Side, h: Side })
  .refine(({ x, y, w, h }) => x + w <= 1 + ROUNDING && y + h <= 1 + ROUNDING, 'is outside')

/** A part of a video, or an image for a while. */
export const ClipToRender = z
  .strictObject({
    id: Name,
    file_id: Id,
    from_ms: Moment,
    to_ms: Moment,
    /** For an image; it is a video without. */
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

/** A film to cut out of videos and images. Files are results or uploads of yours, by their ids. */
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
  /** How loud it is from beginning to end, a digit each, 0 to z (36 steps); empty without sound. */
  peaks: z.string(),
  peaks_per_second: z.number().int(),
})
export type TimelineSource = z.infer<typeof TimelineSource>

export const OpenedFilm = z.object({
  /** What it is called in the history. */
  name: z.string(),
  timeline: TimelineToRender,
  resolution: z.enum(TIMELINE_RESOLUTIONS),
  /** Clips, sounds and end cards whose files are no more. */
  left_out: z.number().int(),
})
export type OpenedFilm = z.infer<typeof OpenedFilm>

export const open = defineEndpoint({
  id: 'timelines.open',
  method: 'GET',
  path: '/api/v1/auth/timelines/{fileId}',
  access: 'user',
  summary: 'A film that you cut here as its timeline again',
  failures: ['not_found', 'upload_missing'],
  input: z.object({ fileId: Id }),
  output: OpenedFilm,
})

export const source = defineEndpoint({
  id: 'timelines.source',
  method: 'POST',
  path: '/api/v1/auth/timelines/source',
  access: 'user',
  summary: 'What the video editor needs to know of a video, an image or a sound of yours',
  failures: ['upload_missing', 'upload_unfinished', 'media_unreadable'],
  input: z.object({ file: z.union([UploadReference, OutputReference]) }),
  output: TimelineSource,
  rateLimit: 'waveform',
})
