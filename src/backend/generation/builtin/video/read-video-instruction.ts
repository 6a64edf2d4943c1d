import { keysOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { EDIT_WORDS, type WordedEdit } from '../edit/edit-words.ts'
import { takeQuotes } from '../prompt/quotes.ts'
import { type Brief, understand } from '../prompt/understand.ts'
import { mentions, wordPattern } from '../prompt/words.ts'
import { readTimes, type Span } from './read-times.ts'
import { BEYOND_WORDS, VIDEO_WORDS, type VideoEditName } from './video-words.ts'

/** Looks that apply to a whole film. */
const LOOKS: WordedEdit[] = [
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
  looks: WordedEdit[]
  quotes: string[]
  /** Speed relative to the source. */
  speed: number
  /** Quarter turns to the right. */
  turns: number
  /** What to keep, in seconds of the source; may be counted from its end. */
  keep: Span | { last: number }
  /** What to cut out. */
  leaveOut: Required<Span> | null
  /** The part no rule of the engine can do, in its own words. */
  beyond: string | null
  brief: Brief
}

const FACTOR = /(?:(\d(?:[.,]\d+)?)\s?[x×](?!\d)|(?<!\d)[x×]\s?(\d(?:[.,]\d+)?))/iu

export function readVideoInstruction(prompt: string, language: Language): VideoInstruction {
  const { quotes, rest } = takeQuotes(prompt)
  const edits = new Set(keysOf(VIDEO_WORDS).filter((name) => mentions(rest, VIDEO_WORDS[name])))
  const looks = LOOKS.filter((name) => mentions(rest, EDIT_WORDS[name]))
  settle(edits)
  if (quotes.length > 0 && !edits.has('endCard') && !edits.has('watermark')) edits.add('captions')
  const pieces = piecesOf(rest, edits)
  return {
    edits,
    looks,
    quotes,
    speed: speedOf(rest, edits),
    turns: edits.has('rotate') ? turnsOf(rest) : 0,
    ...pieces,
    beyond: beyondOf(rest, edits),
    brief: understand(prompt, language),
  }
}

/** Precise wishes win over vaguer ones whose words they contain. */
function settle(edits: Set<VideoEditName>): void {
  if (edits.has('mute')) for (const name of ['cutPart', 'music'] as const) edits.delete(name)
  if (edits.has('fit')) edits.delete('trim')
  // "With a crossfade" describes the joint, not the start or end.
  if (edits.has('join') && edits.has('crossfade')) edits.delete('fade')
  if (edits.has('addPicture')) edits.delete('endCard')
}

/** "The first 5 seconds" are kept or cut, depending on the verb. */
function piecesOf(
  text: string,
  edits: Set<VideoEditName>,
): Pick<VideoInstruction, 'keep' | 'leaveOut'> {
  const { range, first, last } = readTimes(text)
  const isThrownAway = edits.has('cutPart') && !mentions(text, KEEPING)
  if (!range && first === undefined && last === undefined) {
    edits.delete('cutPart')
    return { keep: { from: 0 }, leaveOut: null }
  }
  edits.add('trim')
  if (first !== undefined) {
    return { keep: isThrownAway ? { from: first } : { from: 0, until: first }, leaveOut: null }
  }
  if (last !== undefined) {
    return isThrownAway
      ? { keep: { from: 0 }, leaveOut: { from: -last, until: Number.POSITIVE_INFINITY } }
      : { keep: { last }, leaveOut: null }
  }
  const { from, until } = range!
  if (isThrownAway && until !== undefined) {
    return { keep: { from: 0 }, leaveOut: { from, until } }
  }
  return { keep: { from, ...(until === undefined ? {} : { until }) }, leaveOut: null }
}

const KEEPING =
  'keep|only|behalte|nur|conserva|solo|garde|seulement|mantenha|apenas|giữ|chỉ|保留|只要|だけ|남|เก็บ'

const SLOWEST = 0.25
const FASTEST = 8

function speedOf(text: string, edits: Set<VideoEditName>): number {
  const factor = factorIn(FACTOR.exec(text))
  if (edits.has('slower'))
    return Math.max(SLOWEST, factor && factor > 1 ? 1 / factor : (factor ?? 0.5))
  if (edits.has('faster')) return Math.min(FASTEST, factor ?? 2)
  return factor ? Math.min(FASTEST, Math.max(SLOWEST, factor)) : 1
}

function factorIn(match: RegExpExecArray | null): number | null {
  const text = match?.slice(1).find((group) => group !== undefined)
  return text === undefined ? null : Number(text.replace(',', '.'))
}

const HALF_TURN =
  '180|upside down|auf den kopf|boca abajo|de cabeza|cabeça para baixo|ngược|倒过来|逆さ|거꾸로|กลับหัว'
const LEFT =
  'left|counter-?clockwise|links|gegen den uhrzeigersinn|izquierda|gauche|esquerda|trái|左|逆时针|반시계|왼쪽|ซ้าย|ทวนเข็ม'

function turnsOf(text: string): number {
  if (mentions(text, HALF_TURN) || text.includes('180')) return 2
  return mentions(text, LEFT) || text.includes('270') ? 3 : 1
}

const NAMED_CHARACTERS_MAX = 80

/** The part of the instruction that needs a model; all of it if nothing was understood. */
function beyondOf(text: string, edits: Set<VideoEditName>): string | null {
  const parts = text
    .split(/[.;,!?。，、；！？\n]|\s(?:and|und|y|et|e|và)\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const words = BEYOND_WORDS.map(wordPattern)
  const isKnown = (part: string) => edits.has('fit') && mentions(part, VIDEO_WORDS.fit)
  const part = parts.find((one) => !isKnown(one) && words.some((pattern) => pattern.test(one)))
  return part?.slice(0, NAMED_CHARACTERS_MAX) ?? null
}
