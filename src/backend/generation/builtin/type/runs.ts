import type { Language } from '../../../../contract/languages.ts'
import { type Face, holdsAll, scriptFaces } from './fonts.ts'

/** How a run of text is set, apart from its size in pixels. */
export interface TextStyle {
  face: Face
  weight: number
  /** Extra space between letters, as a multiple of the size. */
  tracking: number
  language: Language
}

/** Part of a line that is set in one typeface. */
export interface Run {
  text: string
  style: TextStyle
}

/** Similar typefaces that substitute where a display face has no glyph. */
const KIN: Partial<Record<Face, Face[]>> = {
  anton: ['oswald'],
  'playfair-display': ['fraunces'],
  fraunces: ['playfair-display'],
  'black-han-sans': ['noto-sans-kr'],
  'dela-gothic-one': ['noto-sans-jp'],
}
/** Weights for substitutes of typefaces whose only weight is nominally 400. */
const LOOKS_LIKE: Partial<Record<Face, number>> = {
  anton: 700,
  'black-han-sans': 900,
  'dela-gothic-one': 900,
}

/** Splits at spaces, and between CJK characters and letters: there two typefaces may meet. */
const SQUARE = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
const WORDS = new RegExp(`\\s+|[${SQUARE}]+|[^\\s${SQUARE}]+(?:\\s[\\p{Sc}%](?!\\S))?`, 'gu')

/** A line in as few typefaces as cover its characters: a word that needs another one is set in it as a whole. */
export function runsOf(text: string, style: TextStyle): Run[] {
  const runs: Run[] = []
  for (const word of text.match(WORDS) ?? []) {
    const last = runs.at(-1)
    const face = /\S/u.test(word) ? faceOf(word, style) : (last?.style.face ?? style.face)
    if (last && last.style.face === face) last.text += word
    else runs.push({ text: word, style: dressed(style, face) })
  }
  return runs.length > 0 ? runs : [{ text, style }]
}

/** The typeface that covers a whole word; if none does, the word's own, with others for the missing characters. */
const faceOf = (word: string, { face, language }: TextStyle): Face =>
  candidates(face, language).find((each) => holdsAll(each, word)) ?? face

const candidates = (face: Face, language: Language): Face[] => [
  face,
  ...(KIN[face] ?? []),
  'inter',
  ...scriptFaces(language),
]

const dressed = (style: TextStyle, face: Face): TextStyle =>
  face === style.face ? style : { ...style, face, weight: LOOKS_LIKE[style.face] ?? style.weight }
