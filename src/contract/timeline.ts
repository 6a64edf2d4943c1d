import type { AspectRatio } from './generation.ts'
import type { Cue, SubtitleStyle } from './subtitles.ts'

/** Frames per second of edited videos; all their times are whole frames. */
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

/** `fade`: through black; `dissolve`: crossfade; `slide`: the next clip pushes the last one out. */
export const TRANSITIONS = ['cut', 'fade', 'dissolve', 'slide'] as const
export type Transition = (typeof TRANSITIONS)[number]

/** Transition from the piece before; ignored at the beginning. */
export interface Entrance {
  kind: Transition
  ms: number
}

/** How a still image is shown. `push_in`: a slow zoom in. */
export const STILL_MOTIONS = ['hold', 'push_in'] as const
export type StillMotion = (typeof STILL_MOTIONS)[number]
/** Longest time an image is shown. */
export const STILL_MS_MAX = 60_000

/** The kept part of a picture, as fractions of its width and height. */
export interface Crop {
  x: number
  y: number
  w: number
  h: number
}
/** Smallest side of a crop. */
export const CROP_LEAST = 0.05

/** Part of a video, or an image shown for a while. Kept free of zod: editor, server and engine share it. */
export interface TimelineClip {
  id: string
  file_id: string
  from_ms: number
  to_ms: number
  /** Set for images, whose times count from when they appear; videos have none. */
  still?: StillMotion | undefined
  /** 2 is twice as fast. */
  speed: number
  /** Crop applied before the picture is fitted to the frame; unset keeps all of it. */
  crop?: Crop | undefined
  /** `fill` cuts off what does not fit, `whole` leaves black beside it. */
  fit: 'fill' | 'whole'
  /** The part `fill` keeps: 0 is left or top, 1 right or bottom. */
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

/** Sound under the clips, from its start until its file or the video ends. */
export interface SoundTrack {
  id: string
  kind: 'voice' | 'music'
  file_id: string
  /** When it starts in the video. */
  start_ms: number
  volume: number
  fade_in_ms: number
  fade_out_ms: number
}

export interface Timeline {
  ratio: (typeof TIMELINE_RATIOS)[number]
  clips: readonly TimelineClip[]
  end_card: EndCard | null
  /** Timed to the finished video. */
  captions: { cues: readonly Cue[]; style: SubtitleStyle } | null
  tracks: readonly SoundTrack[]
}

/** The files it uses, each once. */
export const filesOfTimeline = ({ clips, end_card, tracks }: Timeline): string[] => [
  ...new Set([
    ...clips.map(({ file_id }) => file_id),
    ...(end_card ? [end_card.file_id] : []),
    ...tracks.map(({ file_id }) => file_id),
  ]),
]
