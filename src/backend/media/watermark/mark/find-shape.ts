import type { Rect } from '../geometry.ts'
import { createMask, dilated, eroded, indicesOf, joined, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { contrastOf, meanPicture, type Picture, rectMask } from './contrast.ts'
import { reachedFromBorder } from './reached.ts'
import { standingIn } from './standing.ts'

/** Below this a difference from the surroundings is noise. */
const FAINTEST = 3
/** What differs by more is treated, however rough the surroundings: it may be a mark as well. */
const PLAIN = 8
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
  const standing = standingIn(
    samples.map(([luma]) => luma),
    regionMask,
  )
  const enclosed = enclosedIn(mean[0], standing, rect)
  let shape = regionMask
  for (let round = 0; round <= ROUNDS; round++) {
    const contrast = contrastOf(mean, shape)
    const strong = quantile(contrast, regionMask, 0.95)
    const limit = Math.max(FAINTEST, Math.min(usual, 0.35 * strong))
    const strokes = above(contrast, regionMask, limit)
    const plain = above(contrast, standing, Math.min(PLAIN, limit))
    shape = dilated(joined([strokes, plain]), SMEAR)
  }
  return joined([shape, dilated(enclosed, SMEAR)])
}

/** What edges on all sides separate from the border of the region, but for specks. */
function enclosedIn(luma: Plane, standing: Mask, rect: Rect): Mask {
  const reached = reachedFromBorder(luma, rect).data
  const enclosed = createMask(standing.width, standing.height)
  for (let at = 0; at < reached.length; at++)
    enclosed.data[at] = standing.data[at]! & ~reached[at]! & 1
  return dilated(eroded(enclosed, 1), 1)
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
