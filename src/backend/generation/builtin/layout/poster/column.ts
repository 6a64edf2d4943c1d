import type { Rect } from '../../geometry.ts'
import { rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import { type Part, piled } from './words.ts'

export interface ColumnRequest {
  box: Rect
  /** Small parts over the headline, at a scale. */
  before?(scale: number): Part[]
  /** The headline, as large as the room it is given. */
  head(room: number): Part
  /** Small parts under it. */
  after?(scale: number): Part[]
  /**
   * `start`, `center`, `end`: all together. `apart`: the last parts on the foot. `hung`: the first
   * parts at the top, headline and the rest on the foot.
   */
  stand: 'start' | 'center' | 'end' | 'apart' | 'hung' | 'middle'
  /** Share of the box the headline shall have at least. */
  least?: number
  /** Air around the headline. */
  air: number
}

const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.46]

/** Everything of the brief in one column: the small parts shrink until the headline has its share. */
export function column(request: ColumnRequest): { layers: Layer[]; head: Rect; foot: Rect } {
  const { box, stand, air, least = 0.34 } = request
  for (const scale of SCALES) {
    const before = request.before?.(scale) ?? []
    const after = request.after?.(scale) ?? []
    const [over, under] = [piled(before), piled(after)]
    const gaps = (before.length > 0 ? air : 0) + (after.length > 0 ? air : 0)
    const room = box.height - over.height - under.height - gaps
    if (room < box.height * least && scale !== SCALES.at(-1)) continue
    const head = request.head(Math.max(room, box.height * 0.1))
    const whole = over.height + under.height + gaps + head.height
    const free = Math.max(0, box.height - whole)
    const top =
      box.y + { start: 0, center: free / 2, end: free, apart: 0, hung: 0, middle: 0 }[stand]
    const shift = { hung: free, middle: free / 2 }[stand as string] ?? 0
    const headTop = top + over.height + (before.length > 0 ? air : 0) + shift
    const underTop =
      stand === 'apart' || stand === 'middle'
        ? box.y + box.height - under.height
        : headTop + head.height + air
    return {
      layers: [
        ...over.place(box.x, top),
        ...head.place(box.x, headTop),
        ...under.place(box.x, underTop),
      ],
      head: rect(box.x, headTop, box.width, head.height),
      foot: rect(box.x, underTop, box.width, under.height),
    }
  }
  throw new Error('A column has a smallest scale.')
}
