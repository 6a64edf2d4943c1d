import { tripleOf } from '../../triple.ts'
import {
  createMask,
  dilated,
  eroded,
  halved,
  indicesOf,
  joined,
  type Mask,
} from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type PlaneWork, restorePlane, unblend } from '../restore/still-mark.ts'
import { meanPicture, type Picture } from './contrast.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from './matte.ts'
import { plainIn } from './plain.ts'
import { ACROSS, forPairs } from './steps.ts'

/** Moments used to tell what remains. */
const MOMENTS = 12
/** Fewer pixels than this share of the region are specks. */
const SPECKS = 0.015
/** Minimum half width of a part, and how far an encoder smears its edge. */
const [SOLID, SMEAR] = [2, 2]
/** How many times higher its steps must be than those of the picture beside the mark, and by how much at least. */
const [STEEPER, LEAST_STEP] = [2.5, 6]
const BESIDE = 12
/** If at most this share beside a mark is of one tone, anything of one tone in its rectangle is printed. */
const HARDLY = 0.1
/** From this alpha on, a pixel is covered by the overlay. */
const COVERED = 0.1

/** The moments as they would be without an overlay. */
export function withoutOverlay(
  pictures: readonly Picture[],
  { planes }: Matte,
  works: readonly PlaneWork[],
): Picture[] {
  const step = Math.max(1, Math.floor(pictures.length / MOMENTS))
  const chosen = pictures.filter((_, n) => n % step === 0)
  return chosen.map((picture) =>
    tripleOf((plane): Plane => {
      const bare = { ...picture[plane], data: picture[plane].data.slice() }
      restorePlane(bare, works[plane]!, unblend(bare, planes[plane]))
      return bare
    }),
  )
}

/**
 * The pixels of a further part of a mark that its overlay doesn't explain: solid, still, and with steps all along its
 * rim that the picture beside the mark doesn't have. Null if there is none.
 */
export function furtherPart(
  found: Mask,
  standing: Mask,
  bare: readonly Picture[],
  { shape, planes: [luma] }: Matte,
  regionMask: Mask,
): Mask | null {
  const part = createMask(shape.width, shape.height)
  const solid = dilated(eroded(standing, SOLID), SOLID + SMEAR).data
  for (let at = 0; at < solid.length; at++) part.data[at] = found.data[at]! & solid[at]!
  leaveOverlay(part, luma)
  if (indicesOf(part).length < SPECKS * indicesOf(regionMask).length) return null
  const [mean] = meanPicture(bare)
  const beside = besideOf(regionMask)
  return stepAcross(mean, eroded(part, SMEAR)) > STEEPER * stepAcross(mean, beside) + LEAST_STEP
    ? part
    : null
}

/**
 * The same over a picture as still as the mark: a disc or plate of one tone in front of a picture that is nowhere as
 * calm.
 */
export function plainPart(
  bare: readonly Picture[],
  { planes: [luma] }: Matte,
  regionMask: Mask,
): Mask | null {
  const [mean] = meanPicture(bare)
  const beside = besideOf(regionMask)
  const calm = indicesOf(plainIn(mean, beside)).length
  if (calm > HARDLY * indicesOf(beside).length) return null
  const solid = dilated(eroded(plainIn(mean, regionMask), SOLID), SOLID + SMEAR)
  const part = { ...solid, data: solid.data.map((bit, at) => bit & regionMask.data[at]!) }
  leaveOverlay(part, luma)
  return indicesOf(part).length < SPECKS * indicesOf(regionMask).length ? null : part
}

/** Removes what an overlay explains from a part. */
function leaveOverlay(part: Mask, { indices, transmittance }: PlaneMatte): void {
  for (const [k, at] of indices.entries()) if (1 - transmittance[k]! > COVERED) part.data[at] = 0
}

const besideOf = (regionMask: Mask): Mask => {
  const beside = dilated(regionMask, BESIDE)
  for (let at = 0; at < beside.data.length; at++) if (regionMask.data[at]) beside.data[at] = 0
  return beside
}

/** Mean height of the steps across a mask's rim. */
function stepAcross({ width, height, data }: Plane, mask: Mask): number {
  let [sum, count] = [0, 1e-9]
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (mask.data[at] === mask.data[other]) return
      sum += Math.abs(data[at]! - data[other]!)
      count++
    })
  return sum / count
}

/** A matte with an additional opaque part. */
export function withOpaquePart(matte: Matte, part: Mask): Matte {
  const shape = joined([matte.shape, part])
  const [small, smallPart] = [halved(shape), halved(part)]
  return {
    shape,
    planes: tripleOf((plane) =>
      plane === 0
        ? extended(matte.planes[0], shape, part)
        : extended(matte.planes[plane], small, smallPart),
    ),
  }
}

function extended(matte: PlaneMatte, shape: Mask, part: Mask): PlaneMatte {
  const whole = emptyPlaneMatte(shape)
  const order = new Int32Array(shape.data.length).fill(-1)
  for (const [k, at] of matte.indices.entries()) order[at] = k
  for (const [n, at] of whole.indices.entries()) {
    const k = order[at]!
    if (k < 0 || part.data[at]) continue
    whole.transmittance[n] = matte.transmittance[k]!
    whole.premultiplied[n] = matte.premultiplied[k]!
    whole.variance[n] = matte.variance[k]!
  }
  return whole
}
