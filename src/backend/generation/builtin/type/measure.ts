import { LRUCache } from 'lru-cache'
import { type Ctx, surface } from '../canvas.ts'
import { clampWeight, familiesFor } from './fonts.ts'
import { type Run, runsOf, type TextStyle } from './runs.ts'

export type { TextStyle } from './runs.ts'

const REFERENCE_SIZE = 100
const ruler = surface(8, 8).ctx

export interface Extent {
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

/** The same lines are measured at many sizes and in many families: half of the cost of composing. */
const measured = new LRUCache<string, Extent>({ max: 4_000 })

/** Measures as multiples of the size: the same text scales without being measured again. */
export function measure(text: string, style: TextStyle): Extent {
  const { face, weight, tracking, language } = style
  const key = [face, weight, tracking, language, text].join('|')
  const known = measured.get(key)
  if (known) return known
  const extent = measureRuns(text, style)
  measured.set(key, extent)
  return extent
}

function measureRuns(text: string, style: TextStyle): Extent {
  const extents = runsOf(text, style).map(measureRun)
  return {
    width: extents.reduce((sum, { width }) => sum + width, 0),
    ascent: Math.max(0, ...extents.map(({ ascent }) => ascent)),
    descent: Math.max(...extents.map(({ descent }) => descent)),
  }
}

function measureRun({ text, style }: Run): Extent {
  setFont(ruler, text, style, REFERENCE_SIZE)
  const metrics = ruler.measureText(text)
  const parts = ruler.font.includes(',')
    ? clusters(text).map((part) => ruler.measureText(part))
    : []
  const all = [metrics, ...parts]
  return {
    width: Math.max(metrics.width, metrics.actualBoundingBoxRight) / REFERENCE_SIZE,
    ascent: Math.max(...all.map((each) => each.actualBoundingBoxAscent)) / REFERENCE_SIZE,
    descent: Math.max(...all.map((each) => each.actualBoundingBoxDescent)) / REFERENCE_SIZE,
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** For a text in several fonts, the library reports the height of the first only, so each cluster is measured. */
const clusters = (text: string): string[] => [
  ...new Set(
    [...segmenter.segment(text)].map(({ segment }) => segment).filter((part) => /\S/u.test(part)),
  ),
]

export function setFont(ctx: Ctx, text: string, style: TextStyle, size: number): void {
  ctx.font = `${size}px ${familiesFor(text, style)}`
  // The variable font's axis sets the weight; a weight in `font` would be faux bold.
  ctx.fontVariationSettings = `'wght' ${clampWeight(style.face, style.weight)}`
  ctx.letterSpacing = `${style.tracking * size}px`
}
