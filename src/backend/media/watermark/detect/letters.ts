import type { Rect } from '../geometry.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { RegionFinder } from './level-regions.ts'
import type { Sights } from './sights.ts'
import { negative, topHat } from './top-hat.ts'
import type { UsualPicture } from './usual-picture.ts'

/** Brightness levels above the ground, and logarithmic calm levels, at which pieces are cut. */
const LIGHT_LEVELS = [4, 6, 9, 13, 19, 28, 42, 63, 95]
const CALM_LEVELS = [0.15, 0.22, 0.33, 0.5, 0.75, 1.1]
const ACTIVITY_FLOOR = 0.05
/** Strokes are narrower than this share of a mark's height. */
const STROKE = 0.5
const NARROWEST_GROUND = 5
/**
 * Letters are at least this many pixels high, at least this share of the mark's height, and not much wider than high.
 */
const LOWEST = 6
const LOWEST_SHARE = 0.3
const HIGHEST_SHARE = 1.2
const WIDEST = 2

/**
 * Pieces of the picture that stand out from their ground like letters: brighter, darker or calmer. The same letter may
 * appear at several levels.
 */
export function lettersIn(
  zone: Rect,
  height: number,
  { activity }: Sights,
  { mean }: UsualPicture,
): Rect[][] {
  const side = Math.max(NARROWEST_GROUND, Math.round(STROKE * height)) | 1
  const light = cut(mean, zone)
  const lively = cut(activity, zone)
  const calm = { ...lively, data: lively.data.map((value) => -Math.log(value + ACTIVITY_FLOOR)) }
  const pieces = (plane: Plane, levels: readonly number[]) =>
    piecesOf(topHat(plane, side), levels)
      .filter((piece) => isLetter(piece, height))
      .map((piece) => ({ ...piece, x: piece.x + zone.x, y: piece.y + zone.y }))
  return [
    pieces(light, LIGHT_LEVELS),
    pieces(negative(light), LIGHT_LEVELS),
    pieces(calm, CALM_LEVELS),
  ]
}

const isLetter = ({ w, h }: Rect, height: number): boolean =>
  h >= LOWEST && h > LOWEST_SHARE * height && h < HIGHEST_SHARE * height && w < WIDEST * h

function piecesOf(plane: Plane, levels: readonly number[]): Rect[] {
  const finder = new RegionFinder(plane)
  return levels.flatMap((level) =>
    [...finder.find((at) => plane.data[at]! > level)].map(({ rect }) => rect),
  )
}

function cut({ width, data }: Plane, { x, y, w, h }: Rect): Plane {
  const plane = createPlane(w, h)
  for (let row = 0; row < h; row++) {
    const from = (y + row) * width + x
    plane.data.set(data.subarray(from, from + w), row * w)
  }
  return plane
}
