import type { AspectRatio } from './generation.ts'
import type { Cue, SubtitleStyle } from './subtitles.ts'

/** Frames a second of a film that is cut here; all its times are whole frames. */
export const TIMELINE_FPS = 30
export const TIMELINE_SECONDS_MAX = 180
export const TIMELINE_CLIPS_MAX = 20
export const TIMELINE_TRACKS_MAX = 4
export const [SPEED_MIN, SPEED_MAX] = [0.25, 4]
export const CLIP_MIN_MS = 100
export const TRANSITION_MS_MAX = 2_000
export const [CARD_SECONDS_MIN, CARD_SECONDS_MAX] = [1, 10]
export const TIMELINE_RATIOS = [
  '9:16',
  '1:1',
  '4:5',
  '16:9',
] as const satisfies readonly AspectRatio[]
export const TIMELINE_RESOLUTIONS = ['720p', '1080p'] as const
export type TimelineResolution = (typeof TIMELINE_RESOLUTIONS)[number]

/** `fade`: through black; `dissolve`: one shines through the other; `slide`: the next one pushes it out. */
export const TRANSITIONS = ['cut', 'fade', 'dissolve', 'slide'] as const
export type Transition = (typeof TRANSITIONS)[number]

/** How something follows what is before it; means nothing at the beginning. */
export interface Entrance {
  kind: Transition
  ms: number
}

/** How an image is shown for its time. `push_in`: it comes nearer, slowly. */
export const STILL_MOTIONS = ['hold', 'push_in'] as const
export type StillMotion = (typeof STILL_MOTIONS)[number]
/** Longest that an image is shown. */
export const STILL_MS_MAX = 60_000

/** What is kept of a picture, in shares of its width and height. */
export interface Crop {
  x: number
  y: number
  w: number
  h: number
}
/** A side of what is kept is no smaller. */
export const CROP_LEAST = 0.05

/** A part of a video, or an image for a while. Kept free of zod: editor, server and engine share it. */
export interface TimelineClip {
  id: string
  file_id: string
  from_ms: number
  to_ms: number
  /** Of an image, whose moments are those since it came; a video has none. */
  still?: StillMotion | undefined
  /** 2 is twice as fast. */
  speed: number
  /** What is kept of its picture before it goes into the frame; all of it without. */
  crop?: Crop | undefined
  /** `fill` cuts off what does not fit, `whole` leaves black beside it. */
  fit: 'fill' | 'whole'
  /** Which part `fill` keeps: 0 is left or top, 1 right or bottom. */
  focus: number
  /** 0 to 1. */
  volume: number
  is_muted: boolean
  enter: Entrance
}

/** A picture at the end. */
export interface EndCard {
  file_id: string
  seconds: number
  enter: Entrance
}

/** Sound under the clips, from its beginning to its end or that of the film. */
export interface SoundTrack {
  id: string
  kind: 'voice' | 'music'
  file_id: string
  /** Where in the film it begins. */
  start_ms: number
  volume: number
  fade_in_ms: number
  fade_out_ms: number
}

export interface Timeline {
  ratio: (typeof TIMELINE_RATIOS)[number]
  clips: readonly TimelineClip[]
  end_card: EndCard | null
  /** By the time of the film. */
  captions: { cues: readonly Cue[]; style: SubtitleStyle } | null
  tracks: readonly SoundTrack[]
}

/** What it is made of, each file once. */
export const filesOfTimeline = ({ clips, end_card, tracks }: Timeline): string[] => [
  ...new Set([
    ...clips.map(({ file_id }) => file_id),
    ...(end_card ? [end_card.file_id] : []),
    ...tracks.map(({ file_id }) => file_id),
  ]),
]
