import type { Region } from '../geometry.ts'
import type { Plane } from '../picture/plane.ts'
import { findLattice } from '../tiled/lattice.ts'
import { steadyDetail } from '../tiled/steady-detail.ts'
import { FAINT } from '../tiled/tiled-restorer.ts'
import { clusters } from './clusters.ts'
import { edgesOver, persistentEdges, steadyShare } from './persistence.ts'

export type MarkKind = 'tiled' | 'still'

/** A mark the program believes it has found; a person confirms it. */
export interface FoundMark extends Region {
  kind: MarkKind
}

/** When so much of the picture stands still, standing still tells nothing about a mark. */
const TRIPOD = 0.3

/** Looks for marks in pictures spread over a video; finds nothing rather than something wrong. */
export function findMarks(lumas: readonly Plane[]): FoundMark[] {
  const [{ width, height }] = lumas as [Plane]
  const few = lumas.filter((_, index) => index % Math.ceil(lumas.length / 16) === 0)
  if (findLattice(steadyDetail(few, FAINT)))
    return [{ kind: 'tiled', x: 0, y: 0, w: width, h: height }]
  const edges = edgesOver(lumas)
  const persistent = persistentEdges(edges)
  if (steadyShare(edges, persistent) > TRIPOD) return []
  return clusters(persistent).map((rect) => ({ kind: 'still', ...rect }))
}
