import { naturalLeading } from '../../../../contract/script-letters.ts'
import { unbreakablePieces } from './break-points.ts'
import { drawable } from './fonts.ts'
import { balancedRows, isLead, tearsQuote, withLeads, withQuotes } from './line-breaks.ts'
import { measure, type TextStyle } from './measure.ts'

export interface TextLine {
  text: string
  width: number
}

/** Text broken into lines at a size, ready to be placed and drawn. */
export interface TextBlock {
  style: TextStyle
  size: number
  lines: TextLine[]
  /** Distance between baselines. */
  leading: number
  width: number
  /** From the top of the first line's ink to the bottom of the last line's. */
  height: number
  /** From the top to the first baseline. */
  ascent: number
}

export interface FitRequest {
  text: string
  style: TextStyle
  maxWidth: number
  maxHeight: number
  maxLines: number
  minSize: number
  maxSize: number
  /** Distance between baselines as a multiple of the size; by default what the script needs. */
  leading?: number
}

const SEARCH_STEPS = 12
/** Non-breaking spaces stay as they are. */
const SPACES = /[^\S\u00a0\u202f]+/gu

/** The largest setting of a text that stays within a box; cut with an ellipsis if none does. */
export function fitText(request: FitRequest): TextBlock {
  const text = drawable(request.text, request.style.language).replace(SPACES, ' ').trim()
  const pieces = unbreakablePieces(text, request.style.language)
  const loose = largest(pieces, request)
  const lines = loose?.lines.map(({ text: line }) => line) ?? []
  const better = tearsQuote(lines) ? withQuotes(pieces) : withLeads(pieces)
  const isTorn = tearsQuote(lines) || lines.some(isLead)
  const kept = isTorn ? largest(better, request) : null
  if (kept && (!loose || kept.size >= loose.size * KEPT_MIN)) return kept
  if (loose) return loose
  return cut(
    pieces,
    pieces.map((piece) => measure(piece, request.style).width),
    request,
  )
}

/** How much smaller a text may be set to avoid a short word alone on a line. */
const KEPT_MIN = 0.62

function largest(pieces: string[], request: FitRequest): TextBlock | null {
  const widths = pieces.map((piece) => measure(piece, request.style).width)
  let best = attempt(pieces, widths, request, request.minSize)
  if (!best) return null
  let [low, high] = [request.minSize, request.maxSize]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const size = (low + high) / 2
    const block = attempt(pieces, widths, request, size)
    if (block) [best, low] = [block, size]
    else high = size
  }
  return best
}

function attempt(
  pieces: string[],
  widths: number[],
  request: FitRequest,
  size: number,
): TextBlock | null {
  const available = request.maxWidth / size
  if (widths.some((width) => width > available)) return null
  const count = fill(widths, available).length
  if (count > request.maxLines) return null
  const rows =
    balancedRows(pieces, widths, available, count) ??
    fill(widths, balancedWidth(widths, available, count))
  const block = build(
    rows.map(([from, to]) => pieces.slice(from, to).join('').trim()),
    request,
    size,
  )
  return block.height <= request.maxHeight && block.width <= request.maxWidth ? block : null
}

/** Greedy filling: index ranges of the pieces on each line. */
function fill(widths: number[], available: number): [number, number][] {
  const rows: [number, number][] = []
  let from = 0
  let used = 0
  widths.forEach((width, index) => {
    if (used > 0 && used + width > available) {
      rows.push([from, index])
      from = index
      used = 0
    }
    used += width
  })
  rows.push([from, widths.length])
  return rows
}

/** The narrowest width that needs no more lines: it makes them about equally long. */
function balancedWidth(widths: number[], available: number, count: number): number {
  let [low, high] = [available / 4, available]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2
    const fits = !widths.some((width) => width > middle) && fill(widths, middle).length <= count
    if (fits) high = middle
    else low = middle
  }
  return high
}

function cut(pieces: string[], widths: number[], request: FitRequest): TextBlock {
  const { minSize, maxWidth, maxLines, maxHeight } = request
  const leading = minSize * (request.leading ?? naturalLeading(pieces.join('')))
  const lineCount = Math.max(1, Math.min(maxLines, Math.floor(maxHeight / leading)))
  const rows = fill(widths, maxWidth / minSize).slice(0, lineCount)
  const lines = rows.map(([from, to]) => pieces.slice(from, to).join('').trim())
  const last = lines.pop() ?? ''
  const isWhole = (rows.at(-1)?.[1] ?? 0) === pieces.length
  const room = maxWidth / minSize
  const fitted = lines.map((line) => shorten(line, request.style, room, ''))
  return build(
    [...fitted, shorten(last, request.style, room, isWhole ? '' : '…')],
    request,
    minSize,
  )
}

/** Removes characters from the end until the line and its ellipsis fit. */
function shorten(line: string, style: TextStyle, room: number, mark: string): string {
  if (measure(line + mark, style).width <= room) return line + mark
  const characters = [...line]
  while (characters.length > 1 && measure(`${characters.join('')}…`, style).width > room) {
    characters.length = Math.floor(characters.length * 0.9)
  }
  return `${characters.join('').trim()}…`
}

/** The given lines, set at a size. */
export function build(
  texts: string[],
  request: Pick<FitRequest, 'style' | 'leading'>,
  size: number,
): TextBlock {
  const extents = texts.map((text) => measure(text, request.style))
  const lines = texts.map((text, index) => ({ text, width: (extents[index]?.width ?? 0) * size }))
  const leading = size * (request.leading ?? naturalLeading(texts.join('')))
  const ascent = (extents[0]?.ascent ?? 0) * size
  const descent = (extents.at(-1)?.descent ?? 0) * size
  return {
    style: request.style,
    size,
    lines,
    leading,
    ascent,
    width: Math.max(0, ...lines.map((line) => line.width)),
    height: ascent + leading * (lines.length - 1) + descent,
  }
}
