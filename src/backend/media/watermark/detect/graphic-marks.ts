import { area, intersection } from '../geometry.ts'
import { type GraphicGroup, graphicGroups } from './graphic-groups.ts'
import { graphicOdds } from './graphic-odds.ts'
import { graphicParts } from './graphic-parts.ts'
import type { Sights } from './sights.ts'
import type { StillEdges } from './still-edges.ts'
import type { UsualPicture } from './usual-picture.ts'

/** Log-odds from which on a drawn thing counts as a mark. */
const ENOUGH = -0.15

/**
 * Marks found by their looks alone: drawn, of one tone, sharper than filmed things. The only evidence if nothing moves,
 * or if the picture trembles so little that the encoder drops it.
 */
export function graphicMarks(
  sights: Sights,
  usual: UsualPicture,
  edges: StillEdges,
): GraphicGroup[] {
  const parts = graphicParts(sights, usual, edges)
  const oddsOf = graphicOdds(parts, edges)
  const likely = graphicGroups(sights, parts)
    .map((group) => ({ group, odds: oddsOf(group) }))
    .filter(({ odds }) => odds > ENOUGH)
    .sort((a, b) => b.odds - a.odds)
  const marks: GraphicGroup[] = []
  for (const { group } of likely)
    if (marks.every(({ rect }) => area(intersection(rect, group.rect)) === 0)) marks.push(group)
  return marks
}
