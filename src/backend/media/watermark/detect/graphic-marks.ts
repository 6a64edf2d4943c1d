import { area, intersection, type Rect } from '../geometry.ts'
import { graphicGroups } from './graphic-groups.ts'
import { graphicOdds } from './graphic-odds.ts'
import { graphicParts } from './graphic-parts.ts'
import type { Sights } from './sights.ts'
import type { StillEdges } from './still-edges.ts'
import type { UsualPicture } from './usual-picture.ts'

/** Logarithm of the odds from which on something drawn is taken for a mark. */
const ENOUGH = -0.15

/**
 * Marks told by their looks alone: drawn, of one tone, sharper than what was filmed. The only witness
 * where nothing moves, and where the picture trembles so little that the encoder leaves it out.
 */
export function graphicMarks(sights: Sights, usual: UsualPicture, edges: StillEdges): Rect[] {
  const parts = graphicParts(sights, usual, edges)
  const oddsOf = graphicOdds(parts, edges)
  const likely = graphicGroups(sights, parts)
    .map((group) => ({ rect: group.rect, odds: oddsOf(group) }))
    .filter(({ odds }) => odds > ENOUGH)
    .sort((a, b) => b.odds - a.odds)
  const marks: Rect[] = []
  for (const { rect } of likely)
    if (marks.every((mark) => area(intersection(mark, rect)) === 0)) marks.push(rect)
  return marks
}
