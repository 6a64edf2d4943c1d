import type { Rect } from '../geometry.ts'
import { createMask, dilated, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { contrastOf, meanPicture, type Picture, rectMask } from './contrast.ts'

/** Below this a difference from the surroundings is not told from noise. */
const FAINTEST = 3
const ROUNDS = 2
/** An encoder smears a stroke this far over its edge. */
const SMEAR = 2
/** Room between a rectangle and the stretch beside it that is known to hold no mark. */
const DISTANCE = 4
const BESIDE = 24

/** The strokes of a mark that stands still, found inside a rectangle drawn loosely around it. */
export function findShape(samples: readonly Picture[], rect: Rect): Mask {
  const { width, height } = samples[0]![0]
  const room = rectMask(width, height, rect)
  const mean = meanPicture(samples)
  const usual = usualContrast(mean, room)
  let shape = room
  for (let round = 0; round <= ROUNDS; round++) {
    const contrast = contrastOf(mean, shape)
    const strong = quantile(contrast, room, 0.95)
    const limit = Math.max(FAINTEST, Math.min(usual, 0.35 * strong))
    shape = dilated(above(contrast, room, limit), SMEAR)
  }
  return shape
}

/** How much the picture itself differs from its surroundings, seen right beside the rectangle. */
function usualContrast(picture: Picture, room: Mask): number {
  const far = dilated(room, DISTANCE + BESIDE)
  const near = dilated(room, DISTANCE)
  const beside = createMask(room.width, room.height)
  for (let at = 0; at < far.data.length; at++) beside.data[at] = far.data[at]! & ~near.data[at]! & 1
  const middle = eroded(beside, 2)
  return quantile(contrastOf(picture, beside), middle, 0.9)
}

function above(contrast: Plane, room: Mask, limit: number): Mask {
  const strokes = createMask(room.width, room.height)
  for (let at = 0; at < strokes.data.length; at++)
    if (room.data[at] && contrast.data[at]! > limit) strokes.data[at] = 1
  return strokes
}

function quantile(plane: Plane, mask: Mask, share: number): number {
  const values = valuesAt(plane.data, indicesOf(mask)).sort()
  return values[Math.floor(values.length * share)]! ?? 0
}
