import { mapTriple } from '../../triple.ts'
import type { Rect } from '../geometry.ts'
import { createMask, dilated, eroded, indicesOf, joined, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { contrastOf, meanPicture, type Picture, rectMask } from './contrast.ts'
import { reachedFromBorder } from './reached.ts'
import { standingIn } from './standing.ts'

/** A smaller difference from the surroundings is noise. */
const FAINTEST = 3
/** Larger differences are always treated, however rough the surroundings: they may be part of the mark. */
const PLAIN = 8
const ROUNDS = 2
/** An encoder smears a stroke this far past its edge. */
const SMEAR = 2
/** Distance from a rectangle to the surround that is known to contain no mark. */
const DISTANCE = 4
const BESIDE = 24
/** A loosely drawn rectangle leaves this much around a mark. */
const RIM = 2
/** There the picture continues from outside: at most this different, along at least this share of the border. */
const [ALIKE, MOSTLY] = [10, 0.9]

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
  // In that case, what lies beyond the border says nothing about the inside.
  const isLoose = isDrawnLoosely(mean[0], rect)
  const room = isLoose ? eroded(regionMask, RIM) : regionMask
  const picture = isLoose ? continuedFrom(mean, rect) : mean
  let shape = room
  for (let round = 0; round <= ROUNDS; round++) {
    const contrast = contrastOf(picture, shape)
    const strong = quantile(contrast, room, 0.95)
    const limit = Math.max(FAINTEST, Math.min(usual, 0.35 * strong))
    const strokes = above(contrast, room, limit)
    const plain = above(contrast, standing, Math.min(PLAIN, limit))
    shape = dilated(joined([strokes, plain]), SMEAR)
  }
  return joined([shape, dilated(enclosed, SMEAR)])
}

/** Whether the picture mostly continues across a rectangle's border: then no plate extends past it. */
function isDrawnLoosely({ width, height, data }: Plane, rect: Rect): boolean {
  const [right, bottom] = [rect.x + rect.w - 1, rect.y + rect.h - 1]
  let [alike, count] = [0, 0]
  const compare = (x: number, y: number, dx: number, dy: number) => {
    const [u, v] = [x + dx * DISTANCE, y + dy * DISTANCE]
    if (u < 0 || v < 0 || u >= width || v >= height) return
    count++
    if (Math.abs(data[v * width + u]! - data[(y - dy) * width + x - dx]!) < ALIKE) alike++
  }
  for (let x = Math.max(0, rect.x); x <= Math.min(width - 1, right); x++) {
    compare(x, Math.max(1, rect.y), 0, -1)
    compare(x, Math.min(height - 2, bottom), 0, 1)
  }
  for (let y = Math.max(0, rect.y); y <= Math.min(height - 1, bottom); y++) {
    compare(Math.max(1, rect.x), y, -1, 0)
    compare(Math.min(width - 2, right), y, 1, 0)
  }
  return count > 0 && alike > MOSTLY * count
}

/** A rectangle of a picture, with its border repeated outward. */
function continuedFrom(picture: Picture, { x, y, w, h }: Rect): Picture {
  const half = { x: (x + 1) >> 1, y: (y + 1) >> 1, w: (w - 1) >> 1, h: (h - 1) >> 1 }
  return mapTriple(picture, ({ width, height, data }, n) => {
    const rect = n === 0 ? { x, y, w, h } : half
    const clamp = (value: number, from: number, size: number, most: number) =>
      Math.min(Math.max(value, from, 0), from + size - 1, most - 1)
    const columns = Int32Array.from({ length: width }, (_, u) => clamp(u, rect.x, rect.w, width))
    const continued = createPlane(width, height)
    for (let v = 0, at = 0; v < height; v++) {
      const row = clamp(v, rect.y, rect.h, height) * width
      for (let u = 0; u < width; u++, at++) continued.data[at] = data[row + columns[u]!]!
    }
    return continued
  })
}

/** Pixels that edges on all sides separate from the region's border, without specks. */
function enclosedIn(luma: Plane, standing: Mask, rect: Rect): Mask {
  const reached = reachedFromBorder(luma, rect).data
  const enclosed = createMask(standing.width, standing.height)
  for (let at = 0; at < reached.length; at++)
    enclosed.data[at] = standing.data[at]! & ~reached[at]! & 1
  return dilated(eroded(enclosed, 1), 1)
}

/** How much the picture itself differs from its surroundings, measured right beside the rectangle. */
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
