import { indicesOf, type Mask } from '../picture/mask.ts'
import { contrastOf, meanPicture, type Picture } from './contrast.ts'

/** Tolerated increase: the picture's own texture differs from its surroundings too. */
const FARTHER = 1.05

/**
 * Whether a place gets closer to what its surroundings predict once the mark is removed. The gaps between pale letters
 * on pale ground can look like a dark mark on a white plate: without it, the whole place would be white.
 */
export function isNearer(
  pictures: readonly Picture[],
  bare: readonly Picture[],
  regionMask: Mask,
): boolean {
  const apart = (some: readonly Picture[]): number => {
    const { data } = contrastOf(meanPicture(some), regionMask)
    return indicesOf(regionMask).reduce((sum, at) => sum + data[at]! ** 2, 0)
  }
  return apart(bare) < FARTHER ** 2 * apart(pictures)
}
