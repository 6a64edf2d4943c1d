import type { Rect } from '../geometry.ts'

/** The baseline of letters, and the two heights they reach. */
export interface TextLine {
  /** Where capitals and small letters end at the top, the more common first. */
  tops: number[]
  base: number
  /** The letters on the line, none above another. */
  letters: Rect[]
}

/** Least height of small letters, relative to capitals. */
const SMALL = 0.45
/** Round letters overshoot a line by this share of their height. */
const TOLERANCE = 0.07

/** The baseline shared by most of the pieces, if any. */
export function textLine(pieces: readonly Rect[]): TextLine {
  const first = fullest(pieces, ({ y, h }) => ({ top: y, base: y + h }))
  const height = first.base - first.top
  const left = pieces.filter(
    (piece) =>
      Math.min(piece.h, height) > SMALL * Math.max(piece.h, height) &&
      first.letters.every((letter) => isApart(letter, piece)),
  )
  const second = fullest(left, ({ y }) => ({ top: y, base: first.base }))
  const rows = [first, second].filter(({ letters }) => letters.length > 0)
  return {
    tops: rows.map(({ top }) => top),
    base: first.base,
    letters: rows.flatMap(({ letters }) => letters),
  }
}

interface Row {
  top: number
  base: number
  letters: Rect[]
}

/** Of the rows that the pieces propose, the one with the most letters. */
function fullest(pieces: readonly Rect[], rowOf: (piece: Rect) => Omit<Row, 'letters'>): Row {
  let most: Row = { top: 0, base: 0, letters: [] }
  for (const piece of pieces) {
    const row = rowOf(piece)
    const letters = standing(pieces, row.top, row.base)
    if (letters.length > most.letters.length) most = { ...row, letters }
  }
  return most
}

/** Pieces that span from a top to a base, no two above each other. */
function standing(pieces: readonly Rect[], top: number, base: number): Rect[] {
  const found: Rect[] = []
  for (const piece of pieces)
    if (reaches(piece, top, base) && found.every((other) => isApart(other, piece)))
      found.push(piece)
  return found
}

const isApart = (a: Rect, b: Rect): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x

const reaches = ({ y, h }: Rect, top: number, base: number): boolean =>
  isAt(y, top, base - top) && isAt(y + h, base, base - top)

/** Whether a piece's end lies on a line of letters of this height. */
export const isAt = (end: number, line: number, height: number): boolean =>
  Math.abs(end - line) <= Math.max(1, Math.round(TOLERANCE * height))

/** Whether a piece is a whole letter of a line. */
export const isOnLine = (piece: Rect, { tops, base }: TextLine): boolean =>
  tops.some((top) => reaches(piece, top, base))
