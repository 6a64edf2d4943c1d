import type { Language } from '../../../../contract/languages.ts'
import { EDIT_WORDS, type EditName } from '../edit/edit-words.ts'
import { takeQuotes } from '../prompt/quotes.ts'
import { type Brief, understand } from '../prompt/understand.ts'
import { mentions } from '../prompt/words.ts'
import { VIDEO_WORDS, type VideoEditName } from './video-words.ts'

/** Looks a whole film can take. */
const LOOKS: EditName[] = [
  'blackWhite',
  'sepia',
  'warm',
  'cool',
  'cinematic',
  'vivid',
  'pastel',
  'brighten',
  'darken',
  'contrast',
  'sharpen',
  'flip',
]

export interface VideoInstruction {
  edits: Set<VideoEditName>
  looks: EditName[]
  quotes: string[]
  /** How much faster than the source it runs. */
  speed: number
  /** Seconds of the source at which the result begins. */
  fromSeconds: number
  brief: Brief
}

const FACTOR = /(?:(\d(?:[.,]\d+)?)\s?[x×]|[x×]\s?(\d(?:[.,]\d+)?))/iu
const FROM =
  /(?:from|ab|von|desde|à partir de|a partir de|từ|从|から|부터|จาก)\s?(?:second\s|sekunde\s|segundo\s|la seconde\s|giây\s|第)?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s?(?:秒から|초부터)/iu

export function readVideoInstruction(prompt: string, language: Language): VideoInstruction {
  const { quotes, rest } = takeQuotes(prompt)
  const edits = new Set(
    (Object.keys(VIDEO_WORDS) as VideoEditName[]).filter((name) =>
      mentions(rest, VIDEO_WORDS[name]),
    ),
  )
  if (quotes.length > 0 && !edits.has('endCard')) edits.add('captions')
  return {
    edits,
    looks: LOOKS.filter((name) => mentions(rest, EDIT_WORDS[name])),
    quotes,
    speed: speedOf(rest, edits),
    fromSeconds: numberIn(FROM.exec(rest)) ?? 0,
    brief: understand(prompt, language),
  }
}

const SLOWEST = 0.25
const FASTEST = 8

function speedOf(text: string, edits: Set<VideoEditName>): number {
  const factor = numberIn(FACTOR.exec(text))
  if (edits.has('slower'))
    return Math.max(SLOWEST, factor && factor > 1 ? 1 / factor : (factor ?? 0.5))
  if (edits.has('faster')) return Math.min(FASTEST, factor ?? 2)
  return factor ? Math.min(FASTEST, Math.max(SLOWEST, factor)) : 1
}

function numberIn(match: RegExpExecArray | null): number | null {
  const text = match?.slice(1).find((group) => group !== undefined)
  return text === undefined ? null : Number(text.replace(',', '.'))
}
