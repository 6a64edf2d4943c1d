/** A rectangle in pixels of the stored picture. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** Where a person said a mark is, and when; without times it is there from beginning to end. */
export interface Region extends Rect {
  from?: number
  to?: number
  /** Replaces the whole region: none of it is assumed to be transparent or free of the mark. */
  method?: 'replace'
}

export interface Size {
  width: number
  height: number
}

/** Margin around a mark that shows what the picture does there: motion, texture, light. */
export const PADDING = 64

/** The rectangle with a margin around it, aligned to even pixels so that halved chroma planes line up. */
export function padded({ x, y, w, h }: Rect, { width, height }: Size, padding = PADDING): Rect {
  const left = Math.max(0, x - padding) & ~1
  const top = Math.max(0, y - padding) & ~1
  const right = Math.min(width, (x + w + padding + 1) & ~1)
  const bottom = Math.min(height, (y + h + padding + 1) & ~1)
  return { x: left, y: top, w: right - left, h: bottom - top }
}

export const area = ({ w, h }: Rect): number => Math.max(0, w) * Math.max(0, h)

export function intersection(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const w = Math.min(a.x + a.w, b.x + b.w) - x
  const h = Math.min(a.y + a.h, b.y + b.h) - y
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) }
}

export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

/** The rectangle with a margin on every side, even beyond the picture. */
export const grown = ({ x, y, w, h }: Rect, margin: number): Rect => ({
  x: x - margin,
  y: y - margin,
  w: w + 2 * margin,
  h: h + 2 * margin,
})

/** The part inside the picture, in whole pixels. */
export function within({ x, y, w, h }: Rect, { width, height }: Size): Rect {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const whole = { x: left, y: top, w: Math.ceil(x + w) - left, h: Math.ceil(y + h) - top }
  return intersection(whole, { x: 0, y: 0, w: width, h: height })
}
