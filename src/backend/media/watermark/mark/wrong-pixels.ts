import { createMask, halved, type Mask } from '../picture/mask.ts'
import type { Picture } from './contrast.ts'
import { judgeMatte, type Verdict } from './judge-matte.ts'
import type { Matte, PlaneMatte } from './matte.ts'

/** Un-blending must change at least this share of a mark's visible difference. */
const LEAST_CHANGE = 0.2
/** Anything this many times more different than the picture beside it belongs to a mark, even over a still picture. */
const PLAIN = 2.5
/** Share of a mark's steps that may remain or be inverted, for a part and for a piece of a wrong part. */
const LEFT = 0.15
const GONE = 0.1
/** The remaining share must also exceed the chance share of the picture beside the mark by this factor. */
const BY_CHANCE = 4
/** A remaining share that everybody notices, for which a smaller factor over chance suffices. */
const [MOSTLY, ALL_BUT_SURE] = [0.5, 2.5]
/**
 * Parts of the video for which a matte is judged separately, the fewest moments in each, and the share that may remain
 * there.
 */
const [TIMES, FEWEST_MOMENTS, PLAINLY] = [3, 3, 0.3]

/** A mark's pixels that un-blending fails to remove; inside a wrong part, some pieces may be right. */
export function wrongPixels(
  pictures: readonly Picture[],
  bare: readonly Picture[],
  matte: Matte,
  regionMask: Mask,
  isMoving: boolean,
): number[] {
  const atTimes = timesOf(pictures, bare).flatMap(([some, their]) =>
    judgeMatte(some, their, matte, regionMask)
      .filter(isPlainlyLeft)
      .flatMap(({ pixels }) => pixels),
  )
  const always = judgeMatte(pictures, bare, matte, regionMask).flatMap((part) => {
    if (!isWrong(part, isMoving)) return []
    const sound = part.pieces().filter((piece) => isSound(piece, isMoving))
    const kept = new Set(sound.flatMap(({ pixels }) => pixels))
    return part.pixels.filter((at) => !kept.has(at))
  })
  return [...new Set([...always, ...atTimes])]
}

/**
 * The moments at the beginning, in the middle and at the end: an unnoticed fading mark remains at one time and is
 * burned in inverted at another, which cancels out over the whole.
 */
function timesOf(pictures: readonly Picture[], bare: readonly Picture[]) {
  if (bare.length < TIMES * FEWEST_MOMENTS) return []
  const part = (list: readonly Picture[], n: number) =>
    list.slice(Math.floor((n * list.length) / TIMES), Math.floor(((n + 1) * list.length) / TIMES))
  return Array.from({ length: TIMES }, (_, n) => [part(pictures, n), part(bare, n)] as const)
}

/** Whether so much remains at some time that nobody can miss it. */
const isPlainlyLeft = ({ left, byChance }: Verdict): boolean =>
  byChance !== null && Math.abs(left) > Math.max(PLAINLY, ALL_BUT_SURE * byChance)

/** Whether most of a mark remains, or is burned in inverted, beyond what the picture's own edges could simulate. */
function isWrong({ changed, plainness, left, byChance }: Verdict, isMoving: boolean): boolean {
  if (changed < LEAST_CHANGE) return isMoving || plainness > PLAIN
  if (byChance === null) return false
  const rest = Math.abs(left)
  return (
    rest > Math.max(LEFT, BY_CHANCE * byChance) || rest > Math.max(MOSTLY, ALL_BUT_SURE * byChance)
  )
}

/** A piece of a wrong part is kept if its own steps are gone. */
const isSound = (piece: Verdict, isMoving: boolean): boolean =>
  piece.byChance !== null && Math.abs(piece.left) < GONE && !isWrong(piece, isMoving)

/** A matte that declares some pixels unknown. */
export function distrusting(matte: Matte, pixels: Iterable<number>): Matte {
  const wrong = createMask(matte.shape.width, matte.shape.height)
  for (const at of pixels) wrong.data[at] = 1
  const small = halved(wrong)
  const [luma, blue, red] = matte.planes
  return {
    shape: matte.shape,
    planes: [without(luma, wrong), without(blue, small), without(red, small)],
  }
}

function without(plane: PlaneMatte, { data }: Mask): PlaneMatte {
  const variance = plane.variance.map((value, k) =>
    data[plane.indices[k]!] ? Number.POSITIVE_INFINITY : value,
  )
  return { ...plane, variance }
}
