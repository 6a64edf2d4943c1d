import type { Plane } from '../picture/plane.ts'
import { type Cell, cellPixel, type Lattice, placeInCell } from './lattice.ts'
import { boxBlur } from './mean-detail.ts'

/** A stroke of a mark stands out by this much in the mean over half of the copies … */
const STANDS_OUT = 2.4
/** … and shows this share of it in the other half. */
const REPEATED = 0.35
/** The backgrounds of a pixel's copies must differ by this much to be evidence. */
const DIFFERENT = 5
/** Share of the background's differences that must show through. */
const SHINES_THROUGH = 0.3
const STROKES = 0.95
const AROUND = 10
/** The mark is present in this many of the picture's nine parts; a bright sky hides a bright mark. */
const PARTS = 3
const PARTS_WITH = 5
const SHOWN_IN_PART = 0.3
/** Weaker detail doesn't count; a mark may be missing in this share of its pixels. */
const NOTHING = 0.3
const ABSENT = 0.06
/** Where light is clipped, a mark of that color can't be seen. */
const [DARKEST, BRIGHTEST] = [18, 235]
/** Places near the border have no surroundings to be compared with. */
const BORDER = 8

/**
 * Whether the repeated thing is an overlay: the same in both halves of the copies, and over differing backgrounds that
 * show through. A pattern of the picture itself is all of one piece.
 */
export function isOverlay(detail: Plane, sample: Plane, lattice: Lattice): boolean {
  const cell = lattice.across * lattice.down
  const halves = [new Sums(cell), new Sums(cell)] as const
  const background = boxBlur(sample, AROUND)
  const { width, height } = detail
  const place: Cell = { pixel: 0, copy: 0 }
  for (let y = BORDER; y < height - BORDER; y++) {
    for (let x = BORDER, at = y * width + BORDER; x < width - BORDER; x++, at++) {
      placeInCell(lattice, x, y, place)
      const half = halves[place.copy & 1]!
      half.add(place.pixel, detail.data[at]!, background.data[at]!, sample.data[at]!)
    }
  }
  const strokes = strongest(halves)
  return (
    repeats(halves, strokes) &&
    shinesThrough(halves, strokes) &&
    isEverywhere(detail, lattice, halves, strokes) &&
    hardlyEverAbsent(detail, sample, lattice, strokes)
  )
}

/** Whether most parts of the picture show the same strokes as all the other parts. */
function isEverywhere(
  detail: Plane,
  lattice: Lattice,
  halves: Halves,
  strokes: readonly number[],
): boolean {
  const rankOf = new Map(strokes.map((pixel, rank) => [pixel, rank]))
  const own = Array.from({ length: PARTS ** 2 }, () => new Sums(strokes.length))
  for (let y = BORDER; y < detail.height - BORDER; y++) {
    for (let x = BORDER; x < detail.width - BORDER; x++) {
      const at = y * detail.width + x
      const rank = rankOf.get(cellPixel(lattice, x, y))
      if (rank === undefined) continue
      const part =
        Math.floor((y * PARTS) / detail.height) * PARTS + Math.floor((x * PARTS) / detail.width)
      own[part]?.add(rank, detail.data[at]!, 0, 0)
    }
  }
  return own.filter((part) => agrees(part, halves, strokes)).length >= PARTS_WITH
}

/**
 * Whether hardly any copy lacks a stroke: a mark changes every background except one of its own color, whereas a drawn
 * pattern, a test picture or a screen has whole areas of one tone.
 */
function hardlyEverAbsent(
  detail: Plane,
  { data }: Plane,
  lattice: Lattice,
  strokes: readonly number[],
): boolean {
  const isStroke = new Set(strokes)
  let [seen, absent] = [0, 0]
  for (let y = BORDER; y < detail.height - BORDER; y++) {
    for (let x = BORDER, at = y * detail.width + BORDER; x < detail.width - BORDER; x++, at++) {
      const light = data[at]!
      if (light < DARKEST || light > BRIGHTEST || !isStroke.has(cellPixel(lattice, x, y))) continue
      seen++
      if (Math.abs(detail.data[at]!) < NOTHING) absent++
    }
  }
  return absent < ABSENT * seen
}

function agrees(part: Sums, halves: Halves, strokes: readonly number[]): boolean {
  let [shown, expected] = [0, 0]
  for (const [rank, pixel] of strokes.entries()) {
    const sum = (list: 'detail' | 'count') =>
      halves.reduce((total, half) => total + half[list][pixel]!, 0) - part[list][rank]!
    const elsewhere = sum('detail') / Math.max(1, sum('count'))
    shown += elsewhere * part.detail[rank]!
    expected += elsewhere ** 2 * part.count[rank]!
  }
  return shown > SHOWN_IN_PART * expected
}

/** What was seen at each pixel of the cell over some of its copies. */
class Sums {
  readonly count: Float64Array
  readonly detail: Float64Array
  readonly background: Float64Array
  readonly squares: Float64Array
  readonly seen: Float64Array
  readonly products: Float64Array

  constructor(size: number) {
    const list = () => new Float64Array(size)
    ;[this.count, this.detail, this.background] = [list(), list(), list()]
    ;[this.squares, this.seen, this.products] = [list(), list(), list()]
  }

  add(pixel: number, detail: number, background: number, seen: number): void {
    this.count[pixel] = this.count[pixel]! + 1
    this.detail[pixel] = this.detail[pixel]! + detail
    this.background[pixel] = this.background[pixel]! + background
    this.squares[pixel] = this.squares[pixel]! + background * background
    this.seen[pixel] = this.seen[pixel]! + seen
    this.products[pixel] = this.products[pixel]! + background * seen
  }

  meanDetail(pixel: number): number {
    return this.detail[pixel]! / Math.max(1, this.count[pixel]!)
  }
}

type Halves = readonly [Sums, Sums]

/** The cell's pixels that stand out most in one half of the copies. */
function strongest([one, other]: Halves): number[] {
  const pixels = [...one.count.keys()].filter((at) => one.count[at] && other.count[at])
  const strength = Float64Array.from(pixels, (at) => Math.abs(one.meanDetail(at))).sort()
  const limit = strength[Math.floor(strength.length * STROKES)] ?? 0
  return pixels.filter((at) => Math.abs(one.meanDetail(at)) >= limit)
}

function repeats([one, other]: Halves, strokes: readonly number[]): boolean {
  let [shown, again] = [0, 0]
  for (const at of strokes) {
    shown += Math.abs(one.meanDetail(at))
    again += other.meanDetail(at) * Math.sign(one.meanDetail(at))
  }
  return shown > STANDS_OUT * strokes.length && again > REPEATED * shown
}

function shinesThrough(halves: Halves, strokes: readonly number[]): boolean {
  let [spread, shared, count] = [0, 0, 0]
  for (const at of strokes) {
    const sum = (list: 'count' | 'background' | 'seen' | 'squares' | 'products') =>
      halves.reduce((total, half) => total + half[list][at]!, 0)
    const copies = sum('count')
    spread += sum('squares') - sum('background') ** 2 / copies
    shared += sum('products') - (sum('background') * sum('seen')) / copies
    count += copies
  }
  return spread > DIFFERENT ** 2 * count && shared > SHINES_THROUGH * spread
}
