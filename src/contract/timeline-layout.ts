import {
  type Entrance,
  type SoundTrack,
  TIMELINE_FPS,
  type Timeline,
  type TimelineClip,
} from './timeline.ts'

/** A transition as it ends up in the video, on one side of a piece. */
interface Passage {
  kind: Entrance['kind']
  frames: number
}

/** A clip or the end card, placed in the video. */
export interface Piece {
  /** Null: the end card. */
  clip: TimelineClip | null
  /** Its first frame in the video, and the frame after its last. */
  from: number
  to: number
  enter: Passage
  leave: Passage
}

/** Where everything is: the editor's preview and the render both use it. */
export interface Layout {
  pieces: readonly Piece[]
  frames: number
}

const CUT: Passage = { kind: 'cut', frames: 0 }

export const framesOf = (ms: number): number => Math.round((ms * TIMELINE_FPS) / 1000)
export const secondsOf = (frames: number): number => frames / TIMELINE_FPS

/** Whether both pieces are visible during the transition. */
export const overlaps = ({ kind }: Passage): boolean => kind === 'dissolve' || kind === 'slide'

const lengthOf = ({ from_ms, to_ms, speed }: TimelineClip): number =>
  Math.max(1, framesOf((to_ms - from_ms) / speed))

/** Places pieces in sequence; a transition takes at most half of either side. */
export function layOut({ clips, end_card }: Timeline): Layout {
  const wanted = [
    ...clips.map((clip) => ({ clip, length: lengthOf(clip), enter: clip.enter })),
    ...(end_card
      ? [{ clip: null, length: framesOf(end_card.seconds * 1000), enter: end_card.enter }]
      : []),
  ]
  const pieces: Piece[] = []
  for (const { clip, length, enter: asked } of wanted) {
    const before = pieces.at(-1)
    const enter = before ? passageOf(asked, before.to - before.from, length) : CUT
    const end = before?.to ?? 0
    const from = overlaps(enter) ? end - enter.frames : end
    if (before) pieces[pieces.length - 1] = { ...before, leave: enter }
    pieces.push({ clip, from, to: from + length, enter, leave: CUT })
  }
  return { pieces, frames: pieces.at(-1)?.to ?? 0 }
}

function passageOf({ kind, ms }: Entrance, before: number, after: number): Passage {
  const room = Math.floor(Math.min(before, after) / 2)
  // When fading through black, each side gets half the time.
  const asked = kind === 'fade' ? framesOf(ms / 2) : framesOf(ms)
  const frames = kind === 'cut' ? 0 : Math.min(asked, room)
  return frames === 0 ? CUT : { kind, frames }
}

/** Maximum zoom of an image, and its slowness: the first second enlarges it by 2%. */
export const PUSH_IN = { most: 0.25, slownessMs: 12_000 }

/** Zoom after a time; it slows down smoothly and never stops abruptly. */
export const pushAt = (ms: number): number =>
  1 + PUSH_IN.most * (1 - Math.exp(-ms / PUSH_IN.slownessMs))

/** A piece at a moment of the video. */
export interface Shown {
  piece: Piece
  /** Moment in its source; for the end card, any. */
  sourceMs: number
  opacity: number
  /** To the right, in frame widths. */
  shift: number
  /** Magnification of its picture, around the cropped part. */
  scale: number
}

/** What a frame shows, over black, topmost last. */
export function shownAt({ pieces }: Layout, frame: number): Shown[] {
  return pieces
    .filter(({ from, to }) => from <= frame && frame < to)
    .map((piece) => {
      const { clip, from } = piece
      const played = ((frame - from) * 1000) / TIMELINE_FPS
      const [into, out] = [shareIn(piece, frame), shareOut(piece, frame)]
      const { enter, leave } = piece
      const sourceMs = clip ? clip.from_ms + played * clip.speed : 0
      return {
        piece,
        sourceMs,
        scale: clip?.still === 'push_in' ? pushAt(sourceMs) : 1,
        opacity:
          (enter.kind === 'fade' || enter.kind === 'dissolve' ? into : 1) *
          (leave.kind === 'fade' ? out : 1),
        shift: (enter.kind === 'slide' ? 1 - into : 0) - (leave.kind === 'slide' ? 1 - out : 0),
      }
    })
}

/** A clip's volume in a frame, 0 to 1: sound fades in and out with the picture. */
export const loudnessAt = (piece: Piece, frame: number): number =>
  !piece.clip || piece.clip.is_muted
    ? 0
    : piece.clip.volume * shareIn(piece, frame) * shareOut(piece, frame)

/** From 0 to 1 while it enters, then 1. */
const shareIn = ({ enter, from }: Piece, frame: number): number =>
  enter.frames > 0 ? Math.min(1, (frame - from) / enter.frames) : 1

/** 1 until it leaves, then down to 0. */
const shareOut = ({ leave, to }: Piece, frame: number): number =>
  leave.frames > 0 ? Math.min(1, (to - frame) / leave.frames) : 1

/** The frames in which a track is heard: until its file or the video ends. */
export function trackSpan(
  { start_ms }: SoundTrack,
  sourceSeconds: number,
  { frames }: Pick<Layout, 'frames'>,
): { from: number; to: number } {
  const from = Math.min(frames, framesOf(start_ms))
  return { from, to: Math.min(frames, from + framesOf(sourceSeconds * 1000)) }
}

/** A track's volume in a frame, 0 to 1. */
export function trackLoudnessAt(
  { volume, fade_in_ms, fade_out_ms }: SoundTrack,
  { from, to }: { from: number; to: number },
  frame: number,
): number {
  if (frame < from || frame >= to) return 0
  const share = (frames: number, ms: number) =>
    ms > 0 ? Math.min(1, frames / ((ms * TIMELINE_FPS) / 1000)) : 1
  return volume * share(frame - from, fade_in_ms) * share(to - frame, fade_out_ms)
}
