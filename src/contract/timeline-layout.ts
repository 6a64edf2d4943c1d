import {
  type Entrance,
  type SoundTrack,
  TIMELINE_FPS,
  type Timeline,
  type TimelineClip,
} from './timeline.ts'

/** A transition as the film has it, on the side of one piece. */
interface Passage {
  kind: Entrance['kind']
  frames: number
}

/** A clip, or the end card, in its place in the film. */
export interface Piece {
  /** Null: the end card. */
  clip: TimelineClip | null
  /** Its first frame in the film, and the one after its last. */
  from: number
  to: number
  enter: Passage
  leave: Passage
}

/** Where everything is: what the editor shows and what is rendered both follow from it. */
export interface Layout {
  pieces: readonly Piece[]
  frames: number
}

const CUT: Passage = { kind: 'cut', frames: 0 }

export const framesOf = (ms: number): number => Math.round((ms * TIMELINE_FPS) / 1000)
export const secondsOf = (frames: number): number => frames / TIMELINE_FPS

/** Whether both pieces are there while one goes over into the other. */
export const overlaps = ({ kind }: Passage): boolean => kind === 'dissolve' || kind === 'slide'

const lengthOf = ({ from_ms, to_ms, speed }: TimelineClip): number =>
  Math.max(1, framesOf((to_ms - from_ms) / speed))

/** Puts one after the other; a transition takes no more than half of either side. */
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
  // Through black each side has half of it.
  const asked = kind === 'fade' ? framesOf(ms / 2) : framesOf(ms)
  const frames = kind === 'cut' ? 0 : Math.min(asked, room)
  return frames === 0 ? CUT : { kind, frames }
}

/** How near an image comes in the end, and how slowly: the first second makes it two hundredths larger. */
export const PUSH_IN = { most: 0.25, slownessMs: 12_000 }

/** How much larger an image is when it has been coming nearer for a while; it never stops all at once. */
export const pushAt = (ms: number): number =>
  1 + PUSH_IN.most * (1 - Math.exp(-ms / PUSH_IN.slownessMs))

/** A piece at a moment of the film. */
export interface Shown {
  piece: Piece
  /** Moment of its source; of the end card any. */
  sourceMs: number
  opacity: number
  /** In widths of the frame, to the right. */
  shift: number
  /** How much larger its picture is, around the part of it that is kept. */
  scale: number
}

/** What is seen in a frame of the film, over black, the last one on top. */
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

/** How loud the sound of a clip is in a frame, 0 to 1: it comes and goes as its picture does. */
export const loudnessAt = (piece: Piece, frame: number): number =>
  !piece.clip || piece.clip.is_muted
    ? 0
    : piece.clip.volume * shareIn(piece, frame) * shareOut(piece, frame)

/** 0 to 1 while it comes, then 1. */
const shareIn = ({ enter, from }: Piece, frame: number): number =>
  enter.frames > 0 ? Math.min(1, (frame - from) / enter.frames) : 1

/** 1 until it goes, then down to 0. */
const shareOut = ({ leave, to }: Piece, frame: number): number =>
  leave.frames > 0 ? Math.min(1, (to - frame) / leave.frames) : 1

/** From which frame to which a track is heard: until its file ends, or the film. */
export function trackSpan(
  { start_ms }: SoundTrack,
  sourceSeconds: number,
  { frames }: Pick<Layout, 'frames'>,
): { from: number; to: number } {
  const from = Math.min(frames, framesOf(start_ms))
  return { from, to: Math.min(frames, from + framesOf(sourceSeconds * 1000)) }
}

/** How loud a track is in a frame, 0 to 1. */
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
