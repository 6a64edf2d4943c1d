import type { Rect, Size } from '../geometry.ts'
import { union } from '../geometry.ts'
import { connectedComponents } from './connected-components.ts'
import type { Part } from './parts.ts'
import type { StillEdges } from './still-edges.ts'

/** Parts as close together as letters of a line, and how much they look like a mark. */
export interface MarkGroup {
  rect: Rect
  parts: Part[]
  /** Length of all outlines. */
  rim: number
  calm: number
  stays: number
  hushed: number
  around: number
  /** Steepness of the outlines. */
  slope: number
  /** Share of the local still edges that the parts explain: scenes have many others. */
  purity: number
  /** Spread of how much calmer the inside is: one mark has one opacity. */
  unevenness: number
}

/** Letters on one line overlap by this share of the lower one's height … */
const SAME_LINE = 0.3
/** … differ in height by no more than this factor … */
const SAME_HEIGHT = 3.5
/** … and are no farther apart than this many heights. */
const LETTER_SPACE = 1.1
/** Other parts of a mark are closer: this share of the smaller one, and of the picture's height. */
const CLOSE = 0.5
const CLOSE_OF_HEIGHT = 0.025
const MARGIN = 4
const EXPLAINS = 2
/** Edges weaker than this share of the outline's own aren't counted. */
const WEAKER = 0.5

export function markGroups(size: Size, parts: readonly Part[], edges: StillEdges): MarkGroup[] {
  const explained = explainedBy(size, parts)
  const groups = connectedComponents(parts, (a, b) => belongTogether(a.rect, b.rect, size.height))
  return groups.map((list) => describe(list, edges, explained))
}

/** Whether two pieces are as close together as letters of a line, or as parts of one sign. */
export function belongTogether(a: Rect, b: Rect, height: number): boolean {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h)
  const [lower, higher] = [Math.min(a.h, b.h), Math.max(a.h, b.h)]
  const isLine = down < -SAME_LINE * lower && higher < SAME_HEIGHT * lower
  if (isLine) return across < LETTER_SPACE * higher
  const smaller = Math.min(Math.max(a.w, a.h), Math.max(b.w, b.h))
  return Math.max(across, down) < Math.min(CLOSE * smaller, CLOSE_OF_HEIGHT * height)
}

/** 1 inside and close to a part's outline: edges are expected there. */
function explainedBy({ width, height }: Size, parts: readonly Part[]): Uint8Array {
  const near = new Uint8Array(width * height)
  for (const { rim, pixels } of parts) {
    for (const at of pixels) near[at] = 1
    for (const at of rim)
      for (let dy = -EXPLAINS; dy <= EXPLAINS; dy++)
        near.fill(1, at + dy * width - EXPLAINS, at + dy * width + EXPLAINS + 1)
  }
  return near
}

function describe(parts: Part[], edges: StillEdges, explained: Uint8Array): MarkGroup {
  const rim = parts.reduce((sum, part) => sum + part.rim.length, 0)
  const mean = (value: (part: Part) => number) =>
    parts.reduce((sum, part) => sum + value(part) * part.rim.length, 0) / rim
  const slope = mean((part) => meanAt(edges.slope, part.rim))
  const rect = parts.map((part) => part.rect).reduce(union)
  const depth = mean((part) => part.depth)
  const spread = Math.max(0, mean((part) => part.depthSquare) - depth ** 2)
  return {
    rect,
    parts,
    rim,
    calm: mean(({ calm }) => calm),
    stays: mean(({ stays }) => stays),
    hushed: mean(({ hushed }) => hushed),
    around: mean(({ around }) => around),
    slope,
    purity: purityOf(rect, edges, explained, WEAKER * slope),
    unevenness: Math.sqrt(spread) / (depth + 0.1),
  }
}

const meanAt = (values: Float32Array, indices: Int32Array): number =>
  indices.reduce((sum, at) => sum + values[at]!, 0) / indices.length

function purityOf(rect: Rect, edges: StillEdges, explained: Uint8Array, weakest: number): number {
  const { width, height, steady, slope } = edges
  let [all, own] = [0, 0]
  for (let y = Math.max(0, rect.y - MARGIN); y < Math.min(height, rect.y + rect.h + MARGIN); y++) {
    for (let x = Math.max(0, rect.x - MARGIN); x < Math.min(width, rect.x + rect.w + MARGIN); x++) {
      const at = y * width + x
      if (!steady[at] || slope[at]! < weakest) continue
      all++
      own += explained[at]!
    }
  }
  return own / Math.max(1, all)
}
