import { clamp01, easeInOut, easeOut, progressBetween, smooth } from './easing.ts'
import type {
  LayerAnimation,
  LayerDocument,
  LayerMotion,
  LayerMove,
  PictureLayer,
} from './layers.ts'

/**
 * How layers come and go. The page moves its elements by it, and the engine what it draws: what is seen
 * while one edits is the film.
 */

/** How a layer is moved at a moment, as seen from where it rests. */
export interface LayerPose {
  /** Hundredths of the frame's mean edge. */
  dx: number
  dy: number
  /** Downward, in parts of its own height. */
  lift: number
  scale: number
  /** Degrees, with the clock. */
  turn: number
  alpha: number
  /** Parts of its box that are not seen yet, from that side. */
  hiddenRight: number
  hiddenBottom: number
}

export const REST: LayerPose = {
  ...{ dx: 0, dy: 0, lift: 0, scale: 1, turn: 0, alpha: 1, hiddenRight: 0, hiddenBottom: 0 },
}
const GONE: LayerPose = { ...REST, alpha: 0 }

const ENTER_SECONDS = 0.6
const LEAVE_SECONDS = 0.5
/** Nothing of what leaves is on the last frames. */
const EMPTY_SECONDS = 0.1

/** Beyond its size and back: what springs. */
const springs = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2

/** After this part of it, a stamp has hit. */
const HIT = 0.45

function stamp(t: number): LayerPose {
  const fall = clamp01(t / HIT)
  const rest = clamp01((t - HIT) / (1 - HIT))
  const shake = rest > 0 ? 3 * Math.sin(rest * 2 * Math.PI) * (1 - rest) : 0
  return { ...REST, scale: 1.9 - 0.9 * fall ** 3, alpha: clamp01(fall * 2), turn: shake }
}

/** From nothing at 0 to where it rests at 1. */
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

/** Leaving is entering backward. */
const along = (motion: LayerMotion, t: number): LayerPose => {
  if (t <= 0) return GONE
  return t >= 1 ? REST : ENTRANCES[motion](t)
}

/** Where a layer is at a second of the film. */
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

/** What a picture stands on, and what says how it came about, is there from the first frame to the last. */
export const canMove = ({ role }: PictureLayer): boolean => role !== 'ground' && role !== 'mark'

const isWith = (layer: PictureLayer) => (other: PictureLayer) =>
  other.id === layer.id || (layer.group !== null && other.group === layer.group)

/** How a layer moves; layers of one group move as one. */
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

/** What a layer moves about: its box, or that of its whole group. */
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
  /** What it is turned and scaled about, before it is moved. */
  middle: { x: number; y: number }
  scale: number
  turn: number
  alpha: number
  /** What is seen of it, before it is turned, scaled and moved; null for all. */
  clip: Box | null
}

/** Letters and shadows pass their box by no more than this part of it. */
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

/** Short edge of a film of layers; longer ones are made smaller. */
const SHORT_MAX = 1_080
const LONG_MAX = 2_560

/** How large the film of a document is, in even pixels, and by how much it is smaller. */
export function filmSize({ width, height }: Pick<LayerDocument, 'width' | 'height'>) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const scale = Math.min(1, SHORT_MAX / short, LONG_MAX / long)
  const even = (edge: number) => Math.max(2, Math.floor((edge * scale + 0.01) / 2) * 2)
  return { width: even(width), height: even(height), scale }
}

/** What its price goes by. */
export const filmResolution = (document: Pick<LayerDocument, 'width' | 'height'>) => {
  const { width, height } = filmSize(document)
  return Math.min(width, height) > 720 ? '1080p' : '720p'
}
