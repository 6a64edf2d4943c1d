import { keysOf } from '../../../../contract/keys-of.ts'
import { area, grown, intersection, type Rect, type Size } from '../geometry.ts'
import type { GraphicGroup } from './graphic-groups.ts'
import type { GraphicPart } from './graphic-parts.ts'
import { BORDER, type StillEdges } from './still-edges.ts'
import { textLine } from './text-line.ts'

/**
 * The evidence for a drawn group being an overlay, weighted by a logistic regression fitted to all kinds of marks over
 * films, still photographs, test patterns, slides and screens. The weight of letters was added later, by hand.
 */
const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  length: 1.94,
  density: 1.41,
  size: -0.85,
  crisp: 0.45,
  alone: 0.52,
  single: -0.76,
  corner: 2.09,
  goes: -0.74,
  rivals: -1.76,
  drawn: -0.56,
  line: 1.4,
}
const BIAS = -2.07

interface Evidence {
  /** Length of the outlines, absolute and per area: many strokes, as in text. */
  length: number
  density: number
  /** Share of the picture; scenes have large drawn things. */
  size: number
  crisp: number
  /** The group's own share of the edges around it. */
  alone: number
  /** A single piece. */
  single: number
  /** Near a corner of the picture, where marks tend to be. */
  corner: number
  /** Covered by something that passes. */
  goes: number
  /** Outlines elsewhere that are as crisp: a printed page is full of them. */
  rivals: number
  /** Share of the edges elsewhere that are drawn too. */
  drawn: number
  /** Its pieces are letters: they end above and below where their neighbors do. */
  line: number
}

/** Ranges from none to full evidence: letters on one line, and their share of the group's width and height. */
const LINE = { letters: [2, 7], width: [0.3, 0.5], height: [0.3, 0.45] } as const
/** Outlines slightly longer than this are no further evidence. */
const LONGEST = 1000
const USUAL_LENGTH = 300
const USUAL_SIZE = 0.01
const USUAL_CRISP = 0.85
/** As crisp as the group itself, or hardly less. */
const AS_CRISP = 0.05
/** Distances from the corner, as shares of the height: within counts fully, beyond not at all. */
const CORNER = { within: 0.12, beyond: 0.22 }
/** Minimum strength of a scene edge that counts. */
const EDGE = 5
/** With fewer edges, no share can be measured. */
const FEW_EDGES = 200
const AROUND = 16
const EXPLAINS = 2
/** Surrounding edges weaker than this share of the outline's own aren't counted. */
const WEAKER = 0.5

/** Returns a function for the log-odds that a group of drawn parts is a mark. */
export function graphicOdds(all: readonly GraphicPart[], edges: StillEdges) {
  const strong = edgesWithin(edges, { x: 0, y: 0, w: edges.width, h: edges.height }, EDGE)
  return (group: GraphicGroup): number => {
    const evidence = evidenceFor(group, all, edges, strong)
    const names = keysOf(WEIGHTS)
    return names.reduce((odds, name) => odds + WEIGHTS[name] * evidence[name], BIAS)
  }
}

function evidenceFor(
  group: GraphicGroup,
  all: readonly GraphicPart[],
  edges: StillEdges,
  strong: number,
): Evidence {
  const { rect, parts, rim } = group
  const mean = (value: (part: GraphicPart) => number) =>
    parts.reduce((sum, part) => sum + value(part) * part.rim.length, 0) / rim
  const crisp = mean((part) => part.crisp)
  const own = new Set(parts)
  const elsewhere = all.filter(
    (part) => !own.has(part) && area(intersection(part.rect, rect)) < area(part.rect) / 2,
  )
  const rivals = elsewhere.filter((part) => part.crisp > crisp - AS_CRISP)
  const picture = edges.width * edges.height
  const outside = strong - edgesWithin(edges, grown(rect, 4), EDGE)
  return {
    length: Math.log(Math.min(LONGEST, rim) / USUAL_LENGTH),
    density: rim / Math.sqrt(area(rect)) / 10,
    size: Math.log(area(rect) / picture / USUAL_SIZE),
    crisp: (crisp - USUAL_CRISP) * 10,
    alone: aloneness(group, edges),
    single: parts.length === 1 ? 1 : 0,
    corner: cornerness(rect, edges),
    goes: mean((part) => part.goes),
    rivals: Math.log1p(lengthOf(rivals) / Math.sqrt(picture)),
    drawn: lengthOf(elsewhere) / (outside + FEW_EDGES),
    line: lineOf(group),
  }
}

const lengthOf = (parts: readonly GraphicPart[]): number =>
  parts.reduce((sum, { rim }) => sum + rim.length, 0)

/** How far a group's pieces form a line of text, and nothing else. */
function lineOf({ rect, parts }: GraphicGroup): number {
  const { letters } = textLine(parts.map((part) => part.rect))
  if (letters.length === 0) return 0
  const width = letters.reduce((sum, { w }) => sum + w, 0) / rect.w
  const height = letters.reduce((sum, { h }) => sum + h, 0) / letters.length / rect.h
  return (
    between(letters.length, LINE.letters) *
    between(width, LINE.width) *
    between(height, LINE.height)
  )
}

const between = (value: number, [none, all]: readonly [number, number]): number =>
  Math.min(1, Math.max(0, (value - none) / (all - none)))

function edgesWithin({ width, height, slope }: StillEdges, rect: Rect, weakest: number): number {
  const right = Math.min(width - BORDER, rect.x + rect.w)
  const bottom = Math.min(height - BORDER, rect.y + rect.h)
  let count = 0
  for (let y = Math.max(BORDER, rect.y); y < bottom; y++)
    for (let x = Math.max(BORDER, rect.x); x < right; x++)
      if (slope[y * width + x]! >= weakest) count++
  return count
}

/** Share of the edges in and around a group that lie on its parts. */
function aloneness({ rect, parts, rim }: GraphicGroup, edges: StillEdges): number {
  const { width, height, slope } = edges
  const room = intersection(grown(rect, AROUND), { x: 0, y: 0, w: width, h: height })
  const own = new Uint8Array(room.w * room.h)
  let sum = 0
  for (const part of parts) {
    for (const at of part.pixels) own[indexIn(room, at, width)] = 1
    for (const at of part.rim) {
      sum += slope[at]!
      const middle = indexIn(room, at, width)
      for (let dy = -EXPLAINS; dy <= EXPLAINS; dy++)
        own.fill(
          1,
          Math.max(0, middle + dy * room.w - EXPLAINS),
          middle + dy * room.w + EXPLAINS + 1,
        )
    }
  }
  const weakest = (WEAKER * sum) / rim
  let [all, explained] = [0, 0]
  for (let at = 0; at < own.length; at++) {
    const [x, y] = [room.x + (at % room.w), room.y + Math.floor(at / room.w)]
    if (slope[y * width + x]! < weakest) continue
    all++
    explained += own[at]!
  }
  return explained / Math.max(1, all)
}

const indexIn = ({ x, y, w }: Rect, at: number, width: number): number =>
  (Math.floor(at / width) - y) * w + (at % width) - x

function cornerness({ x, y, w, h }: Rect, { width, height }: Size): number {
  const gap = Math.max(Math.min(x, width - x - w), Math.min(y, height - y - h)) / height
  return Math.min(1, Math.max(0, (CORNER.beyond - gap) / (CORNER.beyond - CORNER.within)))
}
