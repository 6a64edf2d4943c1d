import { mapTriple } from '../../triple.ts'
import { allShown, fadingOverlay } from '../fades/fading-overlay.ts'
import { reachesOver } from '../fades/reach.ts'
import type { Rect } from '../geometry.ts'
import { type Picture, rectMask } from '../mark/contrast.ts'
import { estimateMatte, type Witness, witness } from '../mark/estimate-matte.ts'
import { findShape } from '../mark/find-shape.ts'
import { type FoundMark, findMark } from '../mark/find-substance.ts'
import { hasHalo } from '../mark/halo.ts'
import { labelledMatte, shapeOf } from '../mark/labelled-matte.ts'
import type { Matte } from '../mark/matte.ts'
import { isNearer } from '../mark/nearer.ts'
import { furtherPart, plainPart, withOpaquePart, withoutOverlay } from '../mark/opaque-parts.ts'
import { refinedMatte } from '../mark/refine-matte.ts'
import { shownOverTime, stays } from '../mark/shown.ts'
import { moves, standingIn } from '../mark/standing.ts'
import { stillsOf } from '../mark/stills.ts'
import { distrusting, wrongPixels } from '../mark/wrong-pixels.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import { halved, indicesOf, joined, type Mask } from '../picture/mask.ts'
import { type Plane, readPlane } from '../picture/plane.ts'
import { textureVariance } from '../picture/texture.ts'
import type { IntermittentMark } from '../switches/intermittent-marks.ts'
import { isEnclosed } from '../switches/static-edges.ts'
import { type FillChoice, fillMixer, tryFills } from './fill-choice.ts'
import type { MarkSpan } from './mark-span.ts'
import type { Place } from './place.ts'
import { workFor } from './still-mark.ts'

const PLANES = [0, 1, 2] as const
const ROUNDS = 5
/** Pictures used to measure how calm a mark's surroundings are. */
export const TEXTURE_MOMENTS = 6

export function readPicture(samples: Samples, view: PatchView, scale: number): Picture {
  return mapTriple(view.planes, (plane) => readPlane(samples, plane, scale))
}

/** Pictures of a place, all of them or at most `most`. */
export const picturesOf = ({ samples, view, scale }: Place, most = samples.length): Picture[] =>
  spread(samples, most).map((sample) => readPicture(sample, view, scale))

/** At most `most` items of a list, evenly spread. */
const spread = <Item>(list: readonly Item[], most: number): Item[] =>
  list.filter((_, index) => index % Math.ceil(list.length / most) === 0)

/** Texture around a mark, plane by plane, from a few moments. */
export function texturesAround(pictures: readonly Picture[], shape: Mask): Plane[] {
  const some = spread(pictures, TEXTURE_MOMENTS)
  const small = halved(shape)
  return PLANES.map((plane) =>
    textureVariance(
      some.map((picture) => picture[plane]),
      plane === 0 ? shape : small,
    ),
  )
}

/** A mark that stays throughout, and the texture around it. */
export interface StillMark {
  shape: Mask
  matte: Matte
  textures: readonly Plane[]
  fill: FillChoice | null
}

/** The strokes of the mark that stays in one rectangle. */
export const stillShape = (
  pictures: readonly Picture[],
  { view, region }: Pick<Place, 'view' | 'region'>,
): Mask => findShape(pictures, localRect(region, view.rect))

/** Learns the mark that stays in a rectangle throughout; its strokes may already be known. */
export function stillMark(
  pictures: readonly Picture[],
  place: Pick<Place, 'view' | 'region' | 'shape'>,
): StillMark {
  const shape = place.shape ?? stillShape(pictures, place)
  const seen = witness(pictures, shape)
  const textures = texturesAround(pictures, shape)
  const works = workFor(shape, textures)
  const { rect } = place.view
  const regionMask = rectMask(rect.w, rect.h, localRect(place.region, rect))
  const { choice, error } = tryFills(pictures, shape, joined([shape, regionMask]))
  const estimate = (witness: Witness) => estimateMatte(witness, shape, error)
  const fitted = refinedMatte(estimate(seen), seen, pictures, works, ROUNDS, estimate)
  const bare = withoutOverlay(pictures, fitted, works)
  const { matte } = trusted(fitted, pictures, bare, regionMask)
  return { shape, matte, textures, fill: choice }
}

/** A matte without the parts that it fails to remove: what they hide is propagated or filled. */
function trusted(
  matte: Matte,
  pictures: readonly Picture[],
  bare: readonly Picture[],
  regionMask: Mask,
): { matte: Matte; doubt: number } {
  const lumas = pictures.map(([luma]) => luma)
  const wrong = wrongPixels(pictures, bare, matte, regionMask, moves(lumas, regionMask))
  const doubt = wrong.length / Math.max(1, matte.planes[0].indices.length)
  return { matte: wrong.length > 0 ? distrusting(matte, wrong) : matte, doubt }
}

/** If this share of a mark is wrong, the finding about the whole is worthless. */
const MOSTLY = 0.5

/** A half-transparent mark that provably stays, found by the steps across its rim. */
export function laidOverMark(
  pictures: readonly Picture[],
  regionMask: Mask,
  rect: Rect,
): StillMark | null {
  const mark = findMark(stillsOf(pictures, regionMask))
  if (!mark) return null
  const lumas = pictures.map(([luma]) => luma)
  if (!stays(shownOverTime(lumas, regionMask, mark))) return null
  const overlay = overlayOf(mark, pictures, regionMask, rect)
  if (!overlay) return null
  const { shape, matte, textures } = overlay
  // A mark with a shadow or glow is better learned pixel by pixel.
  const bare = withoutOverlay(pictures, matte, workFor(shape, textures))
  return hasHalo(bare, shape, regionMask) ? null : overlay
}

/** A half-transparent fading mark, learned from the moments that show all of it. */
export interface FadedMark {
  found: FoundMark
  still: StillMark
}

/** Moments used to tell whether something stands in a region throughout. */
const STANDING_MOMENTS = 8

/** The half-transparent fading mark in a place, recognized by its substance; null if there is none. */
export function fadedMark(place: Place): FadedMark | null {
  const { regionMask, region, view } = place
  const some = picturesOf(place, STANDING_MOMENTS).map(([luma]) => luma)
  // Something present at every moment doesn't fade.
  if (isEnclosed(some, regionMask)) return null
  const pictures = picturesOf(place)
  const overlay = fadingOverlay(pictures, regionMask)
  if (!overlay) return null
  const full = allShown(pictures, overlay)
  const still = overlayOf(overlay.mark, full, regionMask, localRect(region, view.rect))
  return still && { found: overlay.mark, still }
}

/** An overlay that covers this share of the drawn region is the whole mark. */
const WHOLE = 0.75

/** A mark with known substances and pixels, plus everything needed to remove it. */
function overlayOf(
  mark: FoundMark,
  pictures: readonly Picture[],
  regionMask: Mask,
  rect: Rect,
): StillMark | null {
  const shape = shapeOf(regionMask, mark)
  const textures = texturesAround(pictures, shape)
  const works = workFor(shape, textures)
  const labelled = labelledMatte(pictures, shape, mark, works)
  const bare = withoutOverlay(pictures, labelled, works)
  if (!isNearer(pictures, bare, regionMask)) return null
  const { matte, doubt } = trusted(labelled, pictures, bare, regionMask)
  if (doubt > MOSTLY) return null
  const part = partBeside(matte, bare, pictures, regionMask, rect)
  const fillOf = (hidden: Mask) => tryFills(pictures, hidden, joined([hidden, regionMask])).choice
  if (!part) return { shape, matte, textures, fill: fillOf(shape) }
  const whole = withOpaquePart(matte, part)
  const rest = { textures: texturesAround(pictures, whole.shape), fill: fillOf(whole.shape) }
  return { shape: whole.shape, matte: whole, ...rest }
}

/** A part of a mark beside its overlay, such as a disc that its text is printed next to. */
function partBeside(
  matte: Matte,
  bare: readonly Picture[],
  pictures: readonly Picture[],
  regionMask: Mask,
  rect: Rect,
): Mask | null {
  const lumas = pictures.map(([luma]) => luma)
  if (moves(lumas, regionMask)) {
    const standing = standingIn(lumas, regionMask)
    return furtherPart(findShape(bare, rect), standing, bare, matte, regionMask)
  }
  // Over a still picture, such a part is recognized by its single tone, if the overlay leaves room for it.
  const isWhole = reachesOver(indicesOf(matte.shape), regionMask, WHOLE)
  return isWhole ? null : plainPart(bare, matte, regionMask)
}

/** A place replaced as a whole: each of its pixels is propagated from other frames or filled. */
export function replaced(place: Place): MarkSpan {
  const pictures = picturesOf(place, TEXTURE_MOMENTS)
  const shape = place.regionMask
  const works = workFor(shape, texturesAround(pictures, shape))
  const { choice } = tryFills(pictures, shape, shape)
  const mixFill = choice && fillMixer(shape, works, choice)
  return { from: 0, to: Number.POSITIVE_INFINITY, shape, matte: null, works, mixFill }
}

export function throughout({ shape, matte, textures, fill }: StillMark): MarkSpan {
  const works = workFor(shape, textures)
  const mixFill = fill && fillMixer(shape, works, fill)
  return { from: 0, to: Number.POSITIVE_INFINITY, shape, matte, works, mixFill }
}

/** A mark of which only the shape is known so far. */
export function spanOf(
  { from, to, shape, cluster, home, offset }: IntermittentMark,
  pictures: readonly Picture[],
): MarkSpan {
  const works = workFor(shape, texturesAround(pictures, shape))
  return { from, to, shape, matte: null, works, member: { cluster, shape: home, ...offset } }
}

export const localRect = ({ x, y, w, h }: Rect, patch: Rect): Rect => ({
  x: x - patch.x,
  y: y - patch.y,
  w,
  h,
})
