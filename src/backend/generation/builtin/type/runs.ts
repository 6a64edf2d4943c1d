import type { Language } from '../../../../contract/languages.ts'
import { type Face, holdsAll, scriptFaces } from './fonts.ts'

/** How a run of text is set; sizes are in pixels and apart from it. */
export interface TextStyle {
  face: Face
  weight: number
  /** Extra space between letters, in parts of the size. */
  tracking: number
  language: Language
}

/** Part of a line that is set in one face. */
export interface Run {
  text: string
  style: TextStyle
}

/** Faces of like build that stand in where a display face has no glyph. */
const KIN: Partial<Record<Face, Face[]>> = {
  anton: ['oswald'],
  'playfair-display': ['fraunces'],
  fraunces: ['playfair-display'],
  'black-han-sans': ['noto-sans-kr'],
  'dela-gothic-one': ['noto-sans-jp'],
}
/** How heavy a stand-in has to be for a face whose one cut is named 400 and looks like this. */
const LOOKS_LIKE: Partial<Record<Face, number>> = {
  anton: 700,
  'black-han-sans': 900,
  'dela-gothic-one': 900,
}

/** Between spaces, and where a script of squares meets letters: there two faces may meet. */
const SQUARE = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
const WORDS = new RegExp(`\\s+|[${SQUARE}]+|[^\\s${SQUARE}]+(?:\\s[\\p{Sc}%](?!\\S))?`, 'gu')

/** A line in as few faces as hold its characters: a word that needs another face is wholly in it. */
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

/** The face that holds a whole word; where none does, its own, and others for what it lacks. */
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
