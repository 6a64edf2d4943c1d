import type { Language } from '../../../../../contract/languages.ts'
import { rect } from '../../geometry.ts'
import type { Layer, Role } from '../../scene.ts'
import type { Align } from '../../type/draw-text.ts'
import { fitText } from '../../type/fit-text.ts'
import { measure, type TextStyle } from '../../type/measure.ts'
import { textLayer } from '../text-layer.ts'

/** A part of known height in a column. */
export interface Part {
  height: number
  /** Space before it. */
  gap: number
  place(x: number, y: number): Layer[]
}

export interface WordsRequest {
  role: Role
  text: string
  style: TextStyle
  width: number
  /** Maximum size; a long text gets a smaller one. */
  size: number
  colour: string
  ground: string
  lines?: number
  room?: number
  leading?: number
  align?: Align
  gap?: number
}

export interface SetWords extends Part {
  size: number
  width: number
  lines: { width: number }[]
  /** From the top to the baseline of the first line. */
  ascent: number
  /** From the top to the baseline of the last line. */
  baseline: number
}

/** Nothing is ever cut off: what doesn't fit at a good size is set smaller. */
const LEAST = 0.04

/** A text set to a width. */
export function words(request: WordsRequest): SetWords {
  const { role, text, style, width, size, colour, ground, align = 'start', gap = 0 } = request
  const block = fitText({
    text,
    style,
    maxWidth: width,
    maxHeight: request.room ?? size * 40,
    maxLines: request.lines ?? 4,
    minSize: size * LEAST,
    maxSize: size,
    ...(request.leading && { leading: leadingFor(text, request.leading) }),
  })
  return {
    height: block.height,
    gap,
    size: block.size,
    width: block.width,
    lines: block.lines,
    ascent: block.ascent,
    baseline: block.ascent + block.leading * (block.lines.length - 1),
    place: (x, y) => [textLayer(role, block, { x, y, width, align }, { colour, ground })],
  }
}

const SAMPLES: Partial<Record<Language, string>> = {
  th: 'ที่ปู',
  zh: '国pg',
  ja: '国pg',
  ko: '한pg',
  vi: 'Ấpg',
}

/** A text with its script's full height, whatever letters it has, so that consecutive lines keep one distance. */
export function evenly(part: SetWords, style: TextStyle): SetWords {
  const { ascent, descent } = measure(SAMPLES[style.language] ?? 'Épg', style)
  const lift = Math.max(0, ascent * part.size - part.ascent)
  const drop = Math.max(0, descent * part.size - (part.height - part.baseline))
  return {
    ...part,
    height: lift + part.height + drop,
    ascent: part.ascent + lift,
    baseline: part.baseline + lift,
    place: (x, y) => part.place(x, y + lift),
  }
}

/** Diacritics on capitals and stacked diacritics need more space than plain letters. */
function leadingFor(text: string, leading: number): number {
  if (/\p{sc=Thai}/u.test(text)) return Math.max(leading, 1.22)
  if (/[\u1ea0-\u1ef9]/u.test(text)) return Math.max(leading, 1.2)
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text))
    return Math.max(leading, 1.14)
  const isCapitals = text === text.toUpperCase()
  return isCapitals && /\p{M}/u.test(text.normalize('NFD')) ? Math.max(leading, 1.14) : leading
}

/** Parts one below the other, as one part. */
export function piled(parts: Part[], gap = 0): Part {
  const height = parts.reduce((sum, part, at) => sum + part.height + (at > 0 ? part.gap : 0), 0)
  return {
    height,
    gap,
    place: (x, y) => {
      let top = y
      return parts.flatMap((part, at) => {
        if (at > 0) top += part.gap
        const layers = part.place(x, top)
        top += part.height
        return layers
      })
    },
  }
}

/** A rule across a width. */
export const rule = (width: number, thick: number, colour: string, gap: number): Part => ({
  height: thick,
  gap,
  place: (x, y) => [
    {
      role: 'decor',
      depth: 0.3,
      bounds: rect(x, y, width, thick),
      paint: (ctx) => {
        ctx.fillStyle = colour
        ctx.fillRect(x, y, width, thick)
      },
    },
  ],
})
