import { TIMELINE_FPS } from '../../../../contract/timeline.ts'
import {
  type Layout,
  overlaps,
  type Piece,
  secondsOf,
} from '../../../../contract/timeline-layout.ts'

/** The filter's names for the layout's transitions; both progress linearly. */
const XFADES = { dissolve: 'fade', slide: 'slideleft' } as const

/** Chains the pieces, `[0:v:0]` first, as the layout orders them: `[base]`. */
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
