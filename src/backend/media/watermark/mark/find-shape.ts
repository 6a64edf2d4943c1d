import type { Rect } from '../geometry.ts'
import { createMask, dilated, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { contrastOf, meanPicture, type Picture, rectMask } from './contrast.ts'

/** Below this a difference from the surroundings is noise. */
const FAINTEST = 3
const ROUNDS = 2
/** An encoder smears a stroke this far over its edge. */
const SMEAR = 2
/** Distance from a rectangle to the stretch beside it that is known to contain no mark. */
const DISTANCE = 4
const BESIDE = 24

/** The strokes of a static mark, found inside a rectangle drawn loosely around it. */
export function findShape(samples: readonly Picture[], rect: Rect): Mask {
  const { width, height } = samples[0]![0]
  const regionMask = rectMask(width, height, rect)
  const mean = meanPicture(samples)
  const usual = usualContrast(mean, regionMask)
  let shape = regionMask
  for (let round = 0; round <= ROUNDS; round++) {
    const contrast = contrastOf(mean, shape)
    const strong = quantile(contrast, regionMask, 0.95)
    const limit = Math.max(FAINTEST, Math.min(usual, 0.35 * strong))
    shape = dilated(above(contrast, regionMask, limit), SMEAR)
  }
  return shape
}

/** How much the picture itself differs from its surroundings, seen right beside the rectangle. */
function usualContrast(picture: Picture, regionMask: Mask): number {
  const far = dilated(regionMask, DISTANCE + BESIDE)
  const near = dilated(regionMask, DISTANCE)
  const surround = createMask(regionMask.width, regionMask.height)
  for (let at = 0; at < far.data.length; at++)
    surround.data[at] = far.data[at]! & ~near.data[at]! & 1
  const middle = eroded(surround, 2)
  return quantile(contrastOf(picture, surround), middle, 0.9)
}

function above(contrast: Plane, regionMask: Mask, limit: number): Mask {
  const strokes = createMask(regionMask.width, regionMask.height)
  for (let at = 0; at < strokes.data.length; at++)
    if (regionMask.data[at] && contrast.data[at]! > limit) strokes.data[at] = 1
  return strokes
}

function quantile(plane: Plane, mask: Mask, share: number): number {
  const values = valuesAt(plane.data, indicesOf(mask)).sort()
  return values[Math.floor(values.length * share)]! ?? 0
}
