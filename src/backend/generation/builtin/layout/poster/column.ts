import type { Rect } from '../../geometry.ts'
import { rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import { type Part, piled } from './words.ts'

export interface ColumnRequest {
  box: Rect
  /** Small parts above the headline, at a scale. */
  before?(scale: number): Part[]
  /** The headline, as large as its room allows. */
  head(room: number): Part & { size?: number }
  /** Small parts below it. */
  after?(scale: number): Part[]
  /**
   * `start`, `center`, `end`: all together. `apart`: the last parts at the bottom. `hung`: the first
   * parts at the top, the headline and the rest at the bottom.
   */
  stand: 'start' | 'center' | 'end' | 'apart' | 'hung' | 'middle'
  /** Minimum share of the box for the headline. */
  least?: number
  /** Space around the headline. */
  air: number
}

const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.46]
const LARGER = [1.75, 1.6, 1.5, 1.4, 1.28, 1.16, 1.08]
/** Small parts only get larger than this beside a headline of at least this size, as a share of the box's width. */
const LARGE_FROM = 1.4
const LARGE_HEAD = 0.12
/** Without a headline beside them, the small parts may fill their plane. */
const LARGE_SCALES = [1.9, 1.7, 1.5, 1.35, 1.2, 1.1, ...SCALES]
/** Maximum share of its box that a grown column takes. */
const FULL = 0.94

/** Share of the free height above the whole column, and above its headline alone. */
const TOPS: Partial<Record<ColumnRequest['stand'], number>> = { center: 0.5, end: 1 }
const DROPS: Partial<Record<ColumnRequest['stand'], number>> = { hung: 1, middle: 0.5 }

export interface Column {
  layers: Layer[]
  head: Rect
  foot: Rect
}

interface Fitted {
  over: Part
  head: Part & { size?: number }
  under: Part
  /** Space above and below the headline. */
  airs: [number, number]
}

/** All of the brief in one column: the small parts shrink until the headline has its share. */
export function column(request: ColumnRequest): Column {
  const { box, least = 0.34 } = request
  const last = SCALES.length - 1
  for (const [index, scale] of SCALES.entries()) {
    const found = fitted(request, scale, index === last ? 0 : box.height * least)
    if (found) return placed(request, index === 0 ? grown(request, found) : found)
  }
  throw new Error('A column has a smallest scale.')
}

/** Once the headline has its size, the small parts grow into the remaining room. */
function grown(request: ColumnRequest, found: Fitted): Fitted {
  const size = found.head.size ?? 0
  const scales =
    size < request.box.width * LARGE_HEAD ? LARGER.filter((each) => each <= LARGE_FROM) : LARGER
  const larger = scales
    .map((scale) => fitted(request, scale, 0))
    .find(
      (each) =>
        each !== null &&
        (each.head.size ?? 0) >= size * 0.97 &&
        heightOf(each) <= request.box.height * FULL,
    )
  return larger ?? found
}

const heightOf = ({ over, head, under, airs }: Fitted): number =>
  over.height + airs[0] + head.height + airs[1] + under.height

function fitted(request: ColumnRequest, scale: number, least: number): Fitted | null {
  const { box, air } = request
  const [before, after] = [request.before?.(scale) ?? [], request.after?.(scale) ?? []]
  const [over, under] = [piled(before), piled(after)]
  const above = before.length > 0 ? air : 0
  const room = box.height - over.height - under.height - above - (after.length > 0 ? air : 0)
  if (room < least) return null
  // The gap after a large line is wider than after a small one.
  const most = after.length > 0 ? Math.max(air, Math.min(air * 2, room * 0.14)) : 0
  const head = request.head(Math.max(room - Math.max(0, most - air), box.height * 0.1))
  const beneath = Math.min(most, Math.max(air, (head.size ?? 0) * 0.44))
  return { over, head, under, airs: [above, beneath] }
}

function placed({ box, stand }: ColumnRequest, { over, head, under, airs }: Fitted): Column {
  const free = Math.max(0, box.height - heightOf({ over, head, under, airs }))
  const top = box.y + free * (TOPS[stand] ?? 0)
  const drop = free * (DROPS[stand] ?? 0)
  const headTop = top + over.height + airs[0] + drop
  const isOnFoot = stand === 'apart' || stand === 'middle'
  const underTop = isOnFoot ? box.y + box.height - under.height : headTop + head.height + airs[1]
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

/** Small parts alone, as large as their plane allows, in its middle. */
export function block(box: Rect, build: (scale: number) => Part[]): Layer[] {
  const settings = LARGE_SCALES.map((scale) => piled(build(scale)))
  const best = settings.find(({ height }) => height <= box.height * 0.9) ?? settings.at(-1)
  return best?.place(box.x, box.y + Math.max(0, box.height - best.height) / 2) ?? []
}
