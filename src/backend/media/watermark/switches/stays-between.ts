import type { Lifetime } from '../lifetime.ts'
import { moves } from '../mark/standing.ts'
import { endOf, firstOf, type Scene } from './scene.ts'
import { isEnclosed } from './static-edges.ts'

/** This many frames tell whether something stands still in them; fewer tell nothing. */
const FEWEST = 8

/**
 * Whether something stands still in a region while none of the marks that come and go there is shown: then those may
 * belong to the picture, and the mark that a person drew around must not be left in place.
 */
export function staysBetween(scene: Scene, marks: readonly Lifetime[]): boolean {
  const between: number[] = []
  for (let at = firstOf(scene); at < endOf(scene); at++)
    if (!marks.some(({ from, to }) => from <= at && at < to)) between.push(at)
  if (between.length < FEWEST) return false
  const step = Math.ceil(between.length / FEWEST)
  const lumas = between.filter((_, n) => n % step === 0).map(scene.luma)
  return moves(lumas, scene.regionMask) && isEnclosed(lumas, scene.regionMask)
}
