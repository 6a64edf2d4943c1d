import type { GraphicPart } from '../../src/backend/media/watermark/detect/graphic-parts.ts'
import type { MarkGroup } from '../../src/backend/media/watermark/detect/mark-groups.ts'
import type { Rect } from '../../src/backend/media/watermark/geometry.ts'

/** A piece of a picture with only the given facts known. */
export const makePart = (rect: Rect, known: Partial<GraphicPart>): GraphicPart => ({
  rect,
  pixels: new Int32Array(0),
  rim: new Int32Array(0),
  outwardX: new Int8Array(0),
  outwardY: new Int8Array(0),
  calm: 0,
  natural: 0,
  stays: 0,
  goes: 0,
  edge: 0,
  hushed: 0,
  around: 0,
  depth: 0,
  depthSquare: 0,
  crisp: 0,
  contrast: 0,
  unevenness: 0,
  ...known,
})

/** Parts that belong together, with only the given facts known. */
export const makeMarkGroup = (rect: Rect, known: Partial<MarkGroup>): MarkGroup => ({
  rect,
  parts: [],
  rim: 0,
  calm: 0,
  stays: 0,
  hushed: 0,
  around: 0,
  slope: 0,
  purity: 0,
  unevenness: 0,
  ...known,
})
