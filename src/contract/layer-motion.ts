import { clamp01, easeInOut, easeOut, progressBetween, smooth } from './easing.ts'
import type {
  LayerAnimation,
  LayerDocument,
  LayerMotion,
  LayerMove,
  PictureLayer,
} from './layers.ts'

/**
 * How layers enter and leave. The page and the engine share these formulas, so the editor's preview matches
 * the video.
 */

/** A layer's displacement at a moment, relative to its resting place. */
export interface LayerPose {
  /** Hundredths of the frame's mean edge. */
  dx: number
  dy: number
  /** Downward, as a fraction of its own height. */
  lift: number
  scale: number
  /** Degrees, clockwise. */
  turn: number
  alpha: number
  /** Fraction of the box still hidden, from that side. */
  hiddenRight: number
  hiddenBottom: number
}

export const REST: LayerPose = {
  ...{ dx: 0, dy: 0, lift: 0, scale: 1, turn: 0, alpha: 1, hiddenRight: 0, hiddenBottom: 0 },
}
const GONE: LayerPose = { ...REST, alpha: 0 }

const ENTER_SECONDS = 0.6
const LEAVE_SECONDS = 0.5
/** Leaving layers are gone for the last frames. */
const EMPTY_SECONDS = 0.1

/** Overshoots the final size and settles back. */
const springs = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2

/** The fraction of a stamp's motion after which it has hit. */
const HIT = 0.45

function stamp(t: number): LayerPose {
  const fall = clamp01(t / HIT)
  const rest = clamp01((t - HIT) / (1 - HIT))
  const shake = rest > 0 ? 3 * Math.sin(rest * 2 * Math.PI) * (1 - rest) : 0
  return { ...REST, scale: 1.9 - 0.9 * fall ** 3, alpha: clamp01(fall * 2), turn: shake }
}

/** Each entrance, from hidden at 0 to rest at 1. */
const ENTRANCES: Record<LayerMotion, (t: number) => LayerPose> = {
  fade: (t) => ({ ...REST, alpha: smooth(t) }),
  rise: (t) => ({ ...REST, alpha: clamp01(t * 2.5), dy: 7 * (1 - easeOut(t)) }),
  drop: (t) => ({ ...REST, alpha: clamp01(t * 2.5), dy: -7 * (1 - easeOut(t)) }),
  slide_left: (t) => ({ ...REST, alpha: clamp01(t * 4), dx: -30 * (1 - easeOut(t)) }),
  slide_right: (t) => ({ ...REST, alpha: clamp01(t * 4), dx: 30 * (1 - easeOut(t)) }),
  grow: (t) => ({ ...REST, alpha: clamp01(t * 3), scale: 0.6 + 0.4 * easeOut(t) }),
  shrink: (t) => ({ ...REST, alpha: clamp01(t * 3), scale: 1.4 - 0.4 * easeOut(t) }),
  pop: (t) => ({ ...REST, alpha: clamp01(t * 5), scale: Math.max(0, springs(t)) }),
  wipe: (t) => ({ ...REST, hiddenRight: 1 - easeInOut(t) }),
  unveil: (t) => ({ ...REST, hiddenBottom: 1 - easeOut(t), lift: 1 - easeOut(t) }),
  swing: (t) => ({
    ...{ ...REST, alpha: clamp01(t * 4) },
    turn: -20 * Math.cos(t * 2.5 * Math.PI) * (1 - t) ** 2,
  }),
  stamp,
}

/** Leaving plays an entrance backward. */
const along = (motion: LayerMotion, t: number): LayerPose => {
  if (t <= 0) return GONE
  return t >= 1 ? REST : ENTRANCES[motion](t)
}

/** A layer's pose at a given second of the video. */
export function poseAt({ seconds }: LayerAnimation, move: LayerMove, time: number): LayerPose {
  const leavesBy = seconds - EMPTY_SECONDS
  const leavesFrom = leavesBy - LEAVE_SECONDS
  if (move.leave && time >= leavesFrom)
    return along(move.leave, 1 - progressBetween(time, leavesFrom, leavesBy))
  if (!move.enter) return REST
  const latest = move.leave ? leavesFrom : leavesBy
  const from = Math.min(move.at, latest - ENTER_SECONDS)
  return along(move.enter, progressBetween(time, from, from + ENTER_SECONDS))
}

/** The background and the content-origin mark stay from the first frame to the last. */
export const canMove = ({ role }: PictureLayer): boolean => role !== 'ground' && role !== 'mark'

const isWith = (layer: PictureLayer) => (other: PictureLayer) =>
  other.id === layer.id || (layer.group !== null && other.group === layer.group)

/** How a layer moves; layers in one group move together. */
export function moveOf(
  { layers, animation }: LayerDocument,
  layer: PictureLayer,
): LayerMove | null {
  if (!animation || !canMove(layer)) return null
  const ids = layers.filter(isWith(layer)).map(({ id }) => id)
  return animation.moves.find(({ id }) => ids.includes(id)) ?? null
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box a layer moves around: its own, or that of its whole group. */
export function motionBox(
  { layers }: LayerDocument,
  layer: PictureLayer,
  boxOf: (layer: PictureLayer) => Box,
): Box {
  const boxes = layers.filter((one) => isWith(layer)(one) && !one.is_hidden).map(boxOf)
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A pose in pixels of the document. */
export interface PlacedPose {
  moveX: number
  moveY: number
  /** Center of rotation and scaling, before the move. */
  middle: { x: number; y: number }
  scale: number
  turn: number
  alpha: number
  /** The visible part, before rotation, scaling, and the move; null when all of it is visible. */
  clip: Box | null
}

/** Letters and shadows overflow their box by at most this fraction of it. */
const CLIP_ROOM = 0.25

export function placePose(
  pose: LayerPose,
  box: Box,
  { width, height }: Pick<LayerDocument, 'width' | 'height'>,
): PlacedPose {
  const unit = Math.sqrt(width * height) / 100
  const room = CLIP_ROOM * Math.min(box.width, box.height)
  const [wide, tall] = [box.width + 2 * room, box.height + 2 * room]
  const isClipped = pose.hiddenRight > 0 || pose.hiddenBottom > 0
  return {
    moveX: pose.dx * unit,
    moveY: pose.dy * unit + pose.lift * tall,
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    ...{ scale: pose.scale, turn: pose.turn, alpha: pose.alpha },
    clip: isClipped
      ? {
          ...{ x: box.x - room, y: box.y - room },
          ...{ width: wide * (1 - pose.hiddenRight), height: tall * (1 - pose.hiddenBottom) },
        }
      : null,
  }
}

/** Maximum short edge of a video made from layers; larger documents are scaled down. */
const SHORT_MAX = 1_080
const LONG_MAX = 2_560

/** Video size for a document, in even pixels, and the scale factor applied. */
export function filmSize({ width, height }: Pick<LayerDocument, 'width' | 'height'>) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const scale = Math.min(1, SHORT_MAX / short, LONG_MAX / long)
  const even = (edge: number) => Math.max(2, Math.floor((edge * scale + 0.01) / 2) * 2)
  return { width: even(width), height: even(height), scale }
}

/** The resolution that sets the video's price. */
export const filmResolution = (document: Pick<LayerDocument, 'width' | 'height'>) => {
  const { width, height } = filmSize(document)
  return Math.min(width, height) > 720 ? '1080p' : '720p'
}
