import { indicesOf, type Mask } from '../picture/mask.ts'
import { contrastOf, meanPicture, type Picture } from './contrast.ts'

/** The picture's own texture differs from its surroundings, too: so much more is none of it. */
const FARTHER = 1.05

/**
 * Whether a place is nearer to what its surroundings lead one to expect without a mark. The gaps between pale letters
 * on pale ground can be taken for a dark mark on a white plate: without it all of the place would be white.
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
