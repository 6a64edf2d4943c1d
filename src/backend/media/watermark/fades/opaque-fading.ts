import { isOnePause } from '../mark/standing.ts'
import { createMask, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { edgesOf, presence } from '../switches/edges.ts'
import type { FadingMark } from './fading-mark.ts'
import { isCalm, placesOf } from './over-still.ts'

/** An opaque mark shows a single value, within encoder noise (levels of 255). */
const ALIKE = 5
/** A pixel that shows one value at this share of the moments may belong to the mark. */
const OFTEN = 0.15
/** Moments with the mark show this much more of these values than those without. */
const APART = 0.2
/**
 * A pixel of the mark has its value in nearly all moments with it and few of the others; such pixels cover at least
 * this share of the region.
 */
const [NEARLY_ALL, FEW, COVERED] = [0.85, 0.4, 0.12]
/** With fewer moments than this, nothing can be told. */
const FEWEST_MOMENTS = 12
/** Least share of moments with the mark, and without it, and the most often it may appear. */
const [FEWEST, MOST_RUNS] = [0.1, 3]
/** Without the mark, less than this of its edges is visible. */
const GONE = 0.5
/** A picture with this share of its edges in place is still. */
const HALF = 0.5
/** Enough pixels to tell which moments show the mark. */
const POINTS = 1500

/**
 * The opaque mark that comes and goes over a moving picture: its pixels are the same whenever it is shown, whatever is
 * behind it. Null if there is none.
 */
export function opaqueFading(lumas: readonly Plane[], regionMask: Mask): FadingMark | null {
  if (lumas.length < FEWEST_MOMENTS) return null
  const region = indicesOf(regionMask)
  const step = Math.ceil(region.length / POINTS)
  const isShown = shownIn(
    lumas,
    region.filter((_, n) => n % step === 0),
  )
  if (!isShown) return null
  const [shows, lacks] = [lumas.filter((_, n) => isShown[n]), lumas.filter((_, n) => !isShown[n])]
  // Over a still picture, these values are simply what is seen whenever nothing passes.
  if (isOnePause(shows, lumas, regionMask) || isCalm(lumas, placesOf(regionMask), HALF)) return null
  const picture = usualValues(shows, region)
  const mask = createMask(regionMask.width, regionMask.height)
  for (const at of region) {
    const isOwn =
      shareAlike(shows, at, picture) > NEARLY_ALL && shareAlike(lacks, at, picture) < FEW
    mask.data[at] = isOwn ? 1 : 0
  }
  if (indicesOf(mask).length < COVERED * region.length) return null
  const edges = edgesOf(picture, eroded(mask, 1))
  const levelOf = (some: readonly Plane[]) =>
    some.map((luma) => presence(edges, luma)).sort((a, b) => a - b)[some.length >> 1]!
  const full = levelOf(shows)
  return full > 0 && levelOf(lacks) < GONE * full ? { edges, full, none: 0 } : null
}

/** The moments that show some pixels' most frequent values; null if that is no clear division. */
function shownIn(lumas: readonly Plane[], some: Int32Array): boolean[] | null {
  const picture = usualValues(lumas, some)
  const places = some.filter((at) => shareAlike(lumas, at, picture) > OFTEN)
  const alike = lumas.map(
    (luma) => places.filter((at) => isAlike(luma, at, picture)).length / places.length,
  )
  const [least, most] = [Math.min(...alike), Math.max(...alike)]
  const isShown = alike.map((share) => share > (least + most) / 2)
  const count = isShown.filter(Boolean).length
  const runs = isShown.filter((shown, n) => shown && !isShown[n - 1]).length
  const isEnough = Math.min(count, lumas.length - count) > FEWEST * lumas.length
  return most - least > APART && isEnough && runs <= MOST_RUNS ? isShown : null
}

const isAlike = ({ data }: Plane, at: number, picture: Plane): boolean =>
  Math.abs(data[at]! - picture.data[at]!) < ALIKE

const shareAlike = (lumas: readonly Plane[], at: number, picture: Plane): number =>
  lumas.reduce((count, luma) => count + Number(isAlike(luma, at, picture)), 0) / lumas.length

/** Some pixels' most frequent values: the middle of the densest cluster of each. */
function usualValues(lumas: readonly Plane[], places: Int32Array): Plane {
  const picture = createPlane(lumas[0]!.width, lumas[0]!.height)
  const values = new Float32Array(lumas.length)
  for (const at of places) {
    for (const [n, { data }] of lumas.entries()) values[n] = data[at]!
    values.sort()
    let [most, from] = [-1, 0]
    for (let low = 0, high = 0; high < values.length; high++) {
      while (values[high]! - values[low]! > ALIKE) low++
      if (high - low < most) continue
      ;[most, from] = [high - low, low]
    }
    picture.data[at] = values[from + (most >> 1)]!
  }
  return picture
}
