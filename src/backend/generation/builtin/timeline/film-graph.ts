import { TIMELINE_FPS } from '../../../../contract/timeline.ts'
import {
  type Layout,
  overlaps,
  type Piece,
  secondsOf,
} from '../../../../contract/timeline-layout.ts'

/** How a filter calls what the layout calls otherwise; both are straight lines from nothing to all. */
const XFADES = { dissolve: 'fade', slide: 'slideleft' } as const

/** Pieces, `[0:v:0]` the first, one after the other as the layout has them: `[base]`. */
export function filmGraph({ pieces }: Layout, filtersOf: (piece: Piece) => string): string {
  const cut = pieces.map((piece, at) => `[${at}:v:0]${filtersOf(piece)}[p${at}]`)
  const joined = pieces.slice(1).map((piece, at) => {
    const [before, next, after] = [at === 0 ? '[p0]' : `[j${at}]`, `[p${at + 1}]`, `[j${at + 1}]`]
    return `${before}${next}${joint(piece)},settb=1/${TIMELINE_FPS}${after}`
  })
  const last = pieces.length > 1 ? `[j${pieces.length - 1}]` : '[p0]'
  return [...cut, ...joined, `${last}null[base]`].join(';')
}

function joint({ enter, from }: Piece): string {
  if (!overlaps(enter) || (enter.kind !== 'dissolve' && enter.kind !== 'slide')) return 'concat'
  const [duration, offset] = [secondsOf(enter.frames), secondsOf(from)].map((one) => one.toFixed(6))
  return `xfade=transition=${XFADES[enter.kind]}:duration=${duration}:offset=${offset}`
}
