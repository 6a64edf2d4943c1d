import { createMask, halved, type Mask } from '../picture/mask.ts'
import type { Picture } from './contrast.ts'
import { judgeMatte, type Verdict } from './judge-matte.ts'
import type { Matte, PlaneMatte } from './matte.ts'

/** Un-blending changes at least so much of what a mark is seen to differ by. */
const LEAST_CHANGE = 0.2
/** What differs by so many times as much as the picture beside it is a mark's, even over a picture that stands. */
const PLAIN = 2.5
/** So much of a mark's steps may be left, or be turned into their opposite. */
const LEFT = 0.15
const GONE = 0.1
/** And so many times as much as the picture beside it happens to have of the same steps. */
const BY_CHANCE = 4
/** So much is seen by everybody, and needs less to be sure of. */
const [MOSTLY, ALL_BUT_SURE] = [0.5, 2.5]
/** Times at which a matte is judged for themselves, of so many moments at least, and what may not be left then. */
const [TIMES, FEWEST_MOMENTS, PLAINLY] = [3, 3, 0.3]

/** The pixels of a mark that un-blending leaves standing; in a part that is wrong, pieces may be right. */
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
 * The moments at the beginning, in the middle and at the end: a mark that fades unnoticed is left at one time and
 * burnt in as its opposite at another, which cancels out over all of them.
 */
function timesOf(pictures: readonly Picture[], bare: readonly Picture[]) {
  if (bare.length < TIMES * FEWEST_MOMENTS) return []
  const part = (list: readonly Picture[], n: number) =>
    list.slice(Math.floor((n * list.length) / TIMES), Math.floor(((n + 1) * list.length) / TIMES))
  return Array.from({ length: TIMES }, (_, n) => [part(pictures, n), part(bare, n)] as const)
}

/** Whether so much is left at some time that nobody can miss it. */
const isPlainlyLeft = ({ left, byChance }: Verdict): boolean =>
  byChance !== null && Math.abs(left) > Math.max(PLAINLY, ALL_BUT_SURE * byChance)

/** Whether most of a mark is left, or burnt in as its opposite, beyond what the picture's own edges may feign. */
function isWrong({ changed, plainness, left, byChance }: Verdict, isMoving: boolean): boolean {
  if (changed < LEAST_CHANGE) return isMoving || plainness > PLAIN
  if (byChance === null) return false
  const rest = Math.abs(left)
  return (
    rest > Math.max(LEFT, BY_CHANCE * byChance) || rest > Math.max(MOSTLY, ALL_BUT_SURE * byChance)
  )
}

/** A piece of a wrong part is kept when its own steps are gone. */
const isSound = (piece: Verdict, isMoving: boolean): boolean =>
  piece.byChance !== null && Math.abs(piece.left) < GONE && !isWrong(piece, isMoving)

/** A matte that lets nothing be known of some pixels. */
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
