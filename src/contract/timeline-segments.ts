import { TIMELINE_FPS } from './timeline.ts'
import { type Layout, overlaps, type Piece } from './timeline-layout.ts'

/** A stretch of a video that can be rendered separately. */
export interface Segment {
  /** Its first frame in the video. */
  at: number
  /** Its pieces, timed from its own beginning. */
  layout: Layout
}

const CUT = { kind: 'cut', frames: 0 } as const

/** Splits a video into stretches of at most `most` pieces, never within a transition. */
export function segmentsOf(layout: Layout, most: number): Segment[] {
  const { pieces, frames } = layout
  const bounds = [0]
  // A piece that is cut in two counts on both sides.
  for (let at = most - 1; at < pieces.length - 1; at += most - 1) {
    const [piece, next] = [pieces[at], pieces[at + 1]]
    if (piece && next) bounds.push(overlaps(next.enter) ? middleOf(piece) : piece.to)
  }
  return bounds.map((from, at) => stretch(layout, from, bounds[at + 1] ?? frames))
}

/** A frame between its two transitions, each of which takes at most half of the piece. */
const middleOf = ({ from, to, enter, leave }: Piece): number =>
  Math.floor((from + enter.frames + to - (overlaps(leave) ? leave.frames : 0)) / 2)

function stretch({ pieces }: Layout, from: number, to: number): Segment {
  const within = pieces.filter((piece) => piece.from < to && piece.to > from)
  return {
    at: from,
    layout: { pieces: within.map((piece) => part(piece, from, to)), frames: to - from },
  }
}

function part(piece: Piece, from: number, to: number): Piece {
  const [first, end] = [Math.max(piece.from, from), Math.min(piece.to, to)]
  const { clip } = piece
  const gone = ((first - piece.from) * 1000) / TIMELINE_FPS
  return {
    clip: clip && { ...clip, from_ms: clip.from_ms + gone * clip.speed },
    from: first - from,
    to: end - from,
    enter: first === piece.from ? piece.enter : CUT,
    leave: end === piece.to ? piece.leave : CUT,
  }
}
