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
/** Pictures that show how calm the surroundings of a mark are. */
export const TEXTURE_MOMENTS = 6

export function readPicture(samples: Samples, view: PatchView, scale: number): Picture {
  return mapTriple(view.planes, (plane) => readPlane(samples, plane, scale))
}

/** Pictures of a place, as many as there are or no more than so many. */
export const picturesOf = ({ samples, view, scale }: Place, most = samples.length): Picture[] =>
  spread(samples, most).map((sample) => readPicture(sample, view, scale))

/** No more than so many of a list, evenly spread. */
const spread = <Item>(list: readonly Item[], most: number): Item[] =>
  list.filter((_, index) => index % Math.ceil(list.length / most) === 0)

/** How calm the picture is around a mark, plane by plane, from a few moments. */
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

/** A mark that stays throughout, and how calm the picture is around it. */
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

/** Learns the mark that stays in one rectangle throughout; its strokes may be known already. */
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

/** A matte without the parts that it leaves standing: what they hide is borrowed or filled. */
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

/** What is said of a whole mark is worth nothing when so much of it is wrong. */
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
  // With a shadow or a glow a mark is better learnt pixel by pixel.
  const bare = withoutOverlay(pictures, matte, workFor(shape, textures))
  return hasHalo(bare, shape, regionMask) ? null : overlay
}

/** A half-transparent mark that fades, learnt from the moments that show all of it. */
export interface FadedMark {
  found: FoundMark
  still: StillMark
}

/** Moments that tell whether something stands in a region throughout. */
const STANDING_MOMENTS = 8

/** The half-transparent mark that fades in a place, told by what it is made of; null when there is none. */
export function fadedMark(place: Place): FadedMark | null {
  const { regionMask, region, view } = place
  const some = picturesOf(place, STANDING_MOMENTS).map(([luma]) => luma)
  // What is there at every moment does not fade.
  if (isEnclosed(some, regionMask)) return null
  const pictures = picturesOf(place)
  const overlay = fadingOverlay(pictures, regionMask)
  if (!overlay) return null
  const full = allShown(pictures, overlay)
  const still = overlayOf(overlay.mark, full, regionMask, localRect(region, view.rect))
  return still && { found: overlay.mark, still }
}

/** An overlay that reaches over so much of what was drawn around it is all of the mark. */
const WHOLE = 0.75

/** A mark whose substances and pixels are known, with all that is needed to take it off. */
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

/** What belongs to a mark beside its overlay: a disc that its text is printed next to. */
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
  // Over a picture that stands it is told by its one tone, where the overlay leaves room for it.
  const isWhole = reachesOver(indicesOf(matte.shape), regionMask, WHOLE)
  return isWhole ? null : plainPart(bare, matte, regionMask)
}

/** A place that is replaced as a whole: every pixel of it is borrowed from other frames, or filled. */
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

/** A mark of which only its shape is known so far. */
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
