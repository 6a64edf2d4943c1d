import { area, intersection, type Rect, type Size, union } from '../geometry.ts'
import { calmCore } from './calm-core.ts'
import { chooseParts } from './choose-parts.ts'
import { crispness } from './crispness.ts'
import { graphicMarks } from './graphic-marks.ts'
import { holds } from './holds.ts'
import { lineCore } from './line-core.ts'
import { type MarkGroup, markGroups } from './mark-groups.ts'
import type { Part } from './parts.ts'
import type { Sights } from './sights.ts'
import { type StillEdges, stillEdges } from './still-edges.ts'
import { type UsualPicture, usualPicture } from './usual-picture.ts'
import { wholeLines } from './whole-lines.ts'

const SHORTEST_RIM = 90
const LARGEST_SHARE = 0.25
const WEAKEST_SLOPE = 2.5
/** A long outline needs fewer of the edges around it explained. */
const LONG_RIM = 250
const PURE = { short: 0.78, long: 0.66 }
/** Marks like corners; there, a busier picture around them is tolerated. */
const CORNER = 0.1
const PURE_IN_CORNER = 0.42
const LARGEST_IN_CORNER = 0.035
/** A long outline, evenly calmer all along: a single opacity, whatever else is there. */
const EVEN = { rim: 500, calm: 0.78, unevenness: 0.35, purity: 0.4 }
/** So evenly and so much calmer that a shorter outline suffices. */
const VERY_EVEN = { rim: 200, calm: 0.93, unevenness: 0.2, purity: 0.5 }
/** Nothing moves inside an opaque mark. */
const HUSHED = 0.8
/** A part that is definitely a mark even if its neighbors aren't. */
const SURE_RIM = 120
const SURE_CALM = 0.85
const SURE_HUSHED = 0.9
/** Less calm than any part of such a mark would be. */
const OTHER_CALM = 0.8
/** Where no part explains some of the edges, a mark must be sharp, and evenly calmer on every side. */
const MIXED = { purity: 0.9, crisp: 0.8, around: 0.08, unevenness: 0.45 }
/** If calm nearly all around, a mark may be among a few other edges. */
const CLEAR = { purity: 0.8, calm: 0.9 }
/** Words on one line: their overlap in height, and the gap between them in heights. */
const WORDS_OVERLAP = 0.6
const WORD_SPACE = 2.5
const CRISP = 0.6
/** Nothing soft is this steep; over busy ground, fewer of its edges need to be sharp. */
const STEEP = { slope: 25, crisp: 0.45 }

/** Marks that are there from beginning to end, however much or little the camera moves. */
export function stillMarks(sights: Sights): Rect[] {
  const usual = usualPicture(sights)
  const edges = stillEdges(sights, usual)
  const groups = markGroups(sights, chooseParts(sights, usual, edges), edges)
  const accepted = groups
    .flatMap((group) => marksIn(group, sights, edges))
    .filter((group) => isCrisp(group, usual))
  const whole = (rects: readonly Rect[]) => wholeLines(rects, sights, usual, edges)
  const drawn = whole(
    graphicMarks(sights, usual, edges).map(
      (mark) => calmCore(mark, accepted, edges) ?? lineCore(mark),
    ),
  )
  // A place found by calm alone may be larger than the mark: something passing may have been attached.
  const holders = accepted.map((group) => drawn.find((mark) => holds(mark, group, usual.mean)))
  const left = accepted.filter((_, at) => !holders[at])
  const calm = whole(joinedWords(left.map(({ rect }) => rect)))
  const isApart = (mark: Rect) => calm.every((rect) => area(intersection(rect, mark)) === 0)
  const kept = drawn.filter((mark) => holders.includes(mark) || isApart(mark))
  return joinedWords([...calm, ...kept])
}

/** Required however calm it is: a shadow, a noiseless corner and the center of a zoom have soft edges. */
function isCrisp({ parts, rim, slope, ...group }: MarkGroup, { mean }: UsualPicture): boolean {
  const light = (at: number) => mean.data[at]!
  const share = (part: Part) => crispness(part.rim, mean.width, light) * part.rim.length
  const crisp = parts.reduce((sum, part) => sum + share(part), 0) / rim
  const { purity, calm, hushed, around, unevenness } = group
  const isAlone = purity > MIXED.purity || hushed > HUSHED
  if (!isAlone && (around < MIXED.around || unevenness > MIXED.unevenness)) return false
  const isClear = isAlone || (purity > CLEAR.purity && calm > CLEAR.calm)
  if (!isClear) return crisp > MIXED.crisp
  return crisp > (slope > STEEP.slope ? STEEP.crisp : CRISP)
}

function looksLaidOver(group: MarkGroup, size: Size): boolean {
  const { rect, rim, slope, calm, around, hushed, stays, purity } = group
  if (rim < SHORTEST_RIM || slope < WEAKEST_SLOPE) return false
  if (area(rect) > LARGEST_SHARE * size.width * size.height) return false
  const isCalm = (calm > 0.45 && around > 0.02) || hushed > HUSHED
  if (purity > 0.9 && stays > 0.85) return true
  if (isCalm && purity > (rim > LONG_RIM ? PURE.long : PURE.short)) return true
  if (isEven(group)) return true
  const isSharp = slope > 20 && calm > 0.75 && around > 0.05 && rim > 150
  return isSharp && isInCorner(rect, size) && purity > PURE_IN_CORNER
}

const isEven = ({ calm, unevenness, rim, purity }: MarkGroup): boolean =>
  [EVEN, VERY_EVEN].some(
    (even) =>
      calm > even.calm && unevenness < even.unevenness && rim > even.rim && purity > even.purity,
  )

function isInCorner({ x, y, w, h }: Rect, { width, height }: Size): boolean {
  if (w * h > LARGEST_IN_CORNER * width * height) return false
  const most = CORNER * Math.min(width, height)
  return Math.min(x, width - x - w) < most && Math.min(y, height - y - h) < most
}

/** Something of the scene may have been attached to a mark: then its own parts alone look more like one. */
function marksIn(group: MarkGroup, sights: Sights, edges: StillEdges): MarkGroup[] {
  const sure = sureParts(group, sights, edges)
  if (!looksLaidOver(group, sights)) return sure
  const isMixed = group.purity < MIXED.purity && sure.some(({ purity }) => purity > MIXED.purity)
  const others = group.parts.filter((part) => !sure.some(({ parts }) => parts.includes(part)))
  const isScene = others.length > 0 && others.every(({ calm }) => calm < OTHER_CALM)
  return isMixed && isScene ? sure : [group]
}

/** Parts that are definitely a mark on their own. */
function sureParts({ parts }: MarkGroup, sights: Sights, edges: StillEdges): MarkGroup[] {
  const sure = parts.filter(
    ({ rim, calm, around, hushed }) =>
      rim.length > SURE_RIM && ((calm > SURE_CALM && around > 0.06) || hushed > SURE_HUSHED),
  )
  return sure
    .flatMap((part) => markGroups(sights, [part], edges))
    .filter((group) => looksLaidOver(group, sights))
}

function joinedWords(rects: readonly Rect[]): Rect[] {
  const list = [...rects]
  for (;;) {
    const pair = findPair(list, isSameLine)
    if (!pair) return list
    const [first, second] = pair
    list.splice(list.indexOf(second), 1)
    list[list.indexOf(first)] = union(first, second)
  }
}

export function findPair(
  rects: readonly Rect[],
  belong: (a: Rect, b: Rect) => boolean,
): [Rect, Rect] | null {
  for (const [index, first] of rects.entries())
    for (const second of rects.slice(index + 1)) if (belong(first, second)) return [first, second]
  return null
}

function isSameLine(a: Rect, b: Rect): boolean {
  if (area(intersection(a, b)) > 0) return true
  const overlap = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  const [lower, higher] = [Math.min(a.h, b.h), Math.max(a.h, b.h)]
  const space = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w)
  return overlap > WORDS_OVERLAP * lower && higher < 3 * lower && space < WORD_SPACE * lower
}
