import type { Language } from '../../../../contract/languages.ts'
import type { SafeZone } from '../../../../contract/safe-zone.ts'
import { languageOf, wordsOf } from '../../../../contract/spoken-words.ts'
import {
  type Cue,
  SUBTITLE_SIZE_SHARES,
  type SubtitleStyle,
  subtitleZone,
} from '../../../../contract/subtitles.ts'
import type { Brand } from '../brand/brand.ts'
import type { Size } from '../geometry.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import { measure, type TextStyle } from '../type/measure.ts'
import { voice } from '../type/voices.ts'

export interface Typesetting extends Size {
  style: SubtitleStyle
  /** Language of the text if its letters do not tell. */
  language: Language
  zone: SafeZone | null
  brand: Brand | null
}

/** The part of a line that is one word, from the line's left edge. */
export interface SetWord {
  x: number
  width: number
}

export interface SetLine {
  /** A block of only this line, ready to be drawn. */
  block: TextBlock
  width: number
  words: SetWord[]
}

/** A typeset cue that has no position yet. */
export interface SetCue {
  cue: Cue
  language: Language
  lines: SetLine[]
  size: number
  leading: number
  /** The ascent of the tallest line, and the full height down to the deepest descender: all lines share a baseline. */
  ascent: number
  ink: number
  width: number
  height: number
}

/** A single word longer than a line is set small rather than cut off. */
const SMALLEST = 0.25
const LINES_OF_A_LINE_MAX = 6

/** Sets a cue at the requested size; a line that is too long is broken first and then made smaller. */
export function setCue(cue: Cue, setting: Typesetting): SetCue {
  const { width, height, style, zone } = setting
  const language = languageOf(cue.text, setting.language)
  const type = typeOf(setting, language)
  const free = subtitleZone(setting, zone)
  const maxWidth = width * (1 - free.left - free.right)
  const wanted = SUBTITLE_SIZE_SHARES[style.size] * Math.min(width, height)
  const texts = cue.text.split('\n').filter((line) => line.trim() !== '')
  const fitted = (text: string, minSize: number, maxSize: number) =>
    fitText({
      text,
      style: type,
      maxWidth,
      minSize,
      maxSize,
      maxHeight: height * 0.4,
      maxLines: LINES_OF_A_LINE_MAX,
    })
  const size = Math.min(
    wanted,
    ...texts.map((text) => fitted(text, wanted * SMALLEST, wanted).size),
  )
  const broken = texts.flatMap((text) => fitted(text, size, size).lines.map((line) => line.text))
  const blocks = broken.map((text) => fitted(text, size, size))
  const leading = Math.max(size, ...blocks.map((block) => block.leading))
  const ascent = Math.max(0, ...blocks.map((block) => block.ascent))
  const ink = ascent + Math.max(0, ...blocks.map((block) => block.height - block.ascent))
  return {
    cue,
    language,
    size,
    leading,
    ascent,
    ink,
    lines: blocks.map((block) => ({
      block,
      width: block.width,
      words: placed(block.lines[0]?.text ?? '', type, size),
    })),
    width: Math.max(0, ...blocks.map((block) => block.width)),
    height: leading * blocks.length,
  }
}

/** The brand's own typeface, or the plain heavy one for the script. */
function typeOf({ brand }: Typesetting, language: Language): TextStyle {
  const plain = { ...voice('text', language), weight: 660, tracking: 0 }
  const face = brand?.bodyFont ?? brand?.headingFont
  return face ? { ...plain, face } : plain
}

const placed = (text: string, type: TextStyle, size: number): SetWord[] =>
  wordsOf(text, type.language).map(({ start, end }) => {
    const x = start === 0 ? 0 : measure(text.slice(0, start), type).width * size
    return { x, width: measure(text.slice(0, end), type).width * size - x }
  })
