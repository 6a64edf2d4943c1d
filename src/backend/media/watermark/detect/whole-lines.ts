import { area, grown, intersection, type Rect, type Size, union } from '../geometry.ts'
import { lettersIn } from './letters.ts'
import type { Sights } from './sights.ts'
import type { StillEdges } from './still-edges.ts'
import { isAt, isOnLine, type TextLine, textLine } from './text-line.ts'
import type { UsualPicture } from './usual-picture.ts'

/** This many letters on one line are text … */
const FEWEST = 2
const FEWEST_CUT = 3
/** … if they take this share of the place. */
const COVERED = 0.4
/** How far to look for more letters: this share of the known ones' extent, and this many heights. */
const FAR = { share: 1, heights: 6 }
/** Largest gap between letters and words on one line, in letter heights. */
const SPACE = 1.2
/** Least height of a piece of a letter, and how far it may hang below the line, in letter heights. */
const PIECE = { height: 0.5, hang: 0.4 }
/**
 * Another letter may hide next to the last one if this share of pixels there has edges hardly weaker than the letter's
 * own; its width in heights.
 */
const BUSY = { share: 0.08, slope: 2.5, weaker: 0.4, letter: 0.8 }

/**
 * Completes partially found text: letters on the same line are recognized by where they begin and end, however little
 * other evidence there is over a busy ground.
 */
export function wholeLines(
  marks: readonly Rect[],
  sights: Sights,
  usual: UsualPicture,
  edges: StillEdges,
): Rect[] {
  return marks.map((mark) => {
    const zone = zoneAround(mark, sights)
    const kinds = lettersIn(zone, mark.h, sights, usual)
    const inside = kinds.map((pieces) => pieces.filter((piece) => isWithin(piece, mark)))
    const line = inside.map(textLine).reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a))
    const isText = line.letters.length >= FEWEST && widthOf(line) > COVERED * mark.w
    if (!isText) return mark
    const letters = kinds.flat()
    const whole = extended(mark, line, letters)
    return withEnds(whole, { ...line, letters: onLine(letters, line, whole) }, edges)
  })
}

function zoneAround(mark: Rect, { width, height }: Size): Rect {
  const far = Math.round(FAR.share * mark.w + FAR.heights * mark.h)
  const strip = { x: mark.x - far, y: mark.y - mark.h, w: mark.w + 2 * far, h: 3 * mark.h }
  return intersection(strip, { x: 0, y: 0, w: width, h: height })
}

const widthOf = ({ letters }: TextLine): number => letters.reduce((sum, { w }) => sum + w, 0)

const heightOf = ({ base, tops }: TextLine): number => base - Math.min(...tops)

const isWithin = (piece: Rect, mark: Rect): boolean =>
  area(intersection(piece, grown(mark, 2))) === area(piece)

const onLine = (letters: readonly Rect[], line: TextLine, place: Rect): Rect[] =>
  letters.filter((letter) => isOnLine(letter, line) && area(intersection(letter, place)) > 0)

/** Adds letters one by one at both ends, and other pieces of letters that touch them. */
function extended(mark: Rect, line: TextLine, pieces: readonly Rect[]): Rect {
  const space = SPACE * heightOf(line)
  const letters = pieces.filter((piece) => isOnLine(piece, line))
  const parts = pieces.filter((piece) => isPartOf(piece, line))
  return joined(joined(joined(mark, letters, space), parts, 0), letters, space)
}

/** Whether a piece is on the line, or hangs from its top. */
function isPartOf({ y, h }: Rect, line: TextLine): boolean {
  const height = heightOf(line)
  if (h < PIECE.height * height) return false
  if (isAt(y + h, line.base, height)) return y > line.base - height - 2
  const hangs = line.tops.some((top) => isAt(y, top, height))
  return hangs && y + h < line.base + PIECE.hang * height
}

function joined(mark: Rect, pieces: readonly Rect[], space: number): Rect {
  const next = pieces.find(
    (piece) => area(intersection(piece, mark)) < area(piece) && gapBetween(piece, mark) < space,
  )
  return next ? joined(union(mark, next), pieces, space) : mark
}

const gapBetween = (a: Rect, b: Rect): number => Math.max(a.x - b.x - b.w, b.x - a.x - a.w)

/** Room for one more letter at each end over busy ground, so that none is cut off. */
function withEnds(mark: Rect, line: TextLine, edges: StillEdges): Rect {
  if (line.letters.length < FEWEST_CUT) return mark
  const height = heightOf(line)
  const w = Math.round(BUSY.letter * height)
  const band = { y: line.base - height, w, h: height }
  const text = line.letters.reduce(union)
  const close = w / 2
  const ends = [
    ...(text.x - mark.x < close ? [{ ...band, x: mark.x - w }] : []),
    ...(mark.x + mark.w - text.x - text.w < close ? [{ ...band, x: mark.x + mark.w }] : []),
  ]
  const weakest = Math.max(BUSY.slope, BUSY.weaker * meanSlope(text, edges))
  const busy = ends.filter((end) => slopesIn(end, edges, weakest).length > BUSY.share * w * height)
  return intersection(busy.reduce(union, mark), { x: 0, y: 0, w: edges.width, h: edges.height })
}

function meanSlope(text: Rect, edges: StillEdges): number {
  const slopes = slopesIn(text, edges, BUSY.slope)
  return slopes.reduce((sum, slope) => sum + slope, 0) / Math.max(1, slopes.length)
}

/** Steepness of a place's static edges. */
function slopesIn(place: Rect, edges: StillEdges, weakest: number): number[] {
  const { width, height, steady, slope } = edges
  const { x, y, w, h } = intersection(place, { x: 0, y: 0, w: width, h: height })
  const slopes: number[] = []
  for (let row = y; row < y + h; row++)
    for (let at = row * width + x; at < row * width + x + w; at++)
      if (steady[at] && slope[at]! > weakest) slopes.push(slope[at]!)
  return slopes
}
