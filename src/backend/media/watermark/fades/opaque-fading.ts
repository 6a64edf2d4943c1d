import { isOnePause } from '../mark/standing.ts'
import { createMask, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { edgesOf, presence } from '../switches/edges.ts'
import type { FadingMark } from './fading-mark.ts'
import { isCalm, placesOf } from './over-still.ts'

/** An opaque mark shows one value, give or take so much: what an encoder leaves of it (levels of 255). */
const ALIKE = 5
/** A pixel that shows one value for so many of the moments may be the mark's. */
const OFTEN = 0.15
/** The moments that show the mark have so much more of these values than those that do not. */
const APART = 0.2
/** The mark's are those that nearly all of the ones show, and few of the others; so much of the region has them. */
const [NEARLY_ALL, FEW, COVERED] = [0.85, 0.4, 0.12]
/** What goes along with it beside the region, of so much in it, is the picture's: something passes before both. */
const SPILT = 0.3
/** Fewer moments than this tell nothing. */
const FEWEST_MOMENTS = 12
/** So many moments of either kind, of all, are needed, and the mark comes so often at most. */
const [FEWEST, MOST_RUNS] = [0.1, 3]
/** Where it is not shown, so little of its edges is seen. */
const GONE = 0.5
/** A picture of which so many of the edges stay stands. */
const HALF = 0.5
/** Pixels that are enough to tell which moments show it. */
const POINTS = 1500

/**
 * The opaque mark that comes and goes over a picture that moves: its pixels are the same whenever it is there,
 * whatever is behind it. Null when there is none.
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
  // Over a picture that stands, that is what is the same whenever nothing passes.
  if (isOnePause(shows, lumas, regionMask) || isCalm(lumas, placesOf(regionMask), { share: HALF }))
    return null
  const picture = usualValues(shows, region)
  const own = region.filter((at) => isOwn(at, shows, lacks, picture))
  const share = own.length / region.length
  if (share < COVERED || spilt(regionMask, shows, lacks) > SPILT * share) return null
  const mask = createMask(regionMask.width, regionMask.height)
  for (const at of own) mask.data[at] = 1
  const edges = edgesOf(picture, eroded(mask, 1))
  const levelOf = (some: readonly Plane[]) =>
    some.map((luma) => presence(edges, luma)).sort((a, b) => a - b)[some.length >> 1]!
  const full = levelOf(shows)
  return full > 0 && levelOf(lacks) < GONE * full ? { edges, full, none: 0 } : null
}

/** Whether a pixel shows what it usually does in nearly all moments of one kind, and in few of the other. */
const isOwn = (
  at: number,
  shows: readonly Plane[],
  lacks: readonly Plane[],
  picture: Plane,
): boolean => shareAlike(shows, at, picture) > NEARLY_ALL && shareAlike(lacks, at, picture) < FEW

/** Which share of what is beside a region goes along with it. */
function spilt(regionMask: Mask, shows: readonly Plane[], lacks: readonly Plane[]): number {
  const { beside } = placesOf(regionMask)
  const step = Math.ceil(beside.length / POINTS)
  const some = beside.filter((_, n) => n % step === 0)
  const picture = usualValues(shows, some)
  return some.filter((at) => isOwn(at, shows, lacks, picture)).length / some.length
}

/** Which moments show what some pixels show most often; null when that divides them badly. */
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

/** What some pixels show most often: the middle of the narrowest heap of their values. */
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
