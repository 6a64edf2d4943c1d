import { keysOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { takeQuotes } from '../prompt/quotes.ts'
import { type Brief, understand } from '../prompt/understand.ts'
import { compile, mentions, remove, wordPattern } from '../prompt/words.ts'
import { EDIT_WORDS, type EditName, type WordedEdit } from './edit-words.ts'
import {
  A_LITTLE,
  A_LOT,
  BEYOND,
  EVENING,
  FILLERS,
  GROUND_WORDS,
  type GroundName,
  OTHER_PICTURE,
  PLACED,
  REPLACED_BY,
  REPLACING,
  SEPARATOR,
  WORDS_THEMSELVES,
} from './instruction-words.ts'

/** An edit as the engine understood it: known changes, and the words to be set on the picture. */
export interface Instruction {
  /** Each change asked for, and how strongly: 1 is as usual. */
  edits: Map<EditName, number>
  quotes: string[]
  brief: Brief
  /** Words in the picture that shall be others; `old` is null when only the new ones are said. */
  replaced: { old: string | null; text: string } | null
  /** Ground asked for by its words; null when only a colour or nothing is said. */
  ground: GroundName | 'other picture' | null
  isEvening: boolean
  /** Parts of the instruction that the engine cannot do, as they were written. */
  beyond: string[]
  /** The prompt asks for an ad made of the picture, not for a change of it. */
  wantsAd: boolean
}

/** More precise wishes that contain the words of vaguer ones. */
const IMPLIES: [WordedEdit, WordedEdit[]][] = [
  ['removeGround', ['replaceGround']],
  ['blurGround', ['replaceGround', 'crop']],
  ['blackWhite', ['replaceGround', 'noir']],
  ['upscale', ['extend']],
  ['desaturate', ['vivid']],
  ['rotateLeft', ['rotateRight', 'rotateHalf']],
  ['rotateHalf', ['rotateRight']],
  ['flipDown', ['flip']],
  ['beforeAfter', ['combine']],
  ['inset', ['combine', 'crop']],
  ['golden', ['warm']],
  ['addText', ['addBadge']],
]

export function readInstruction(prompt: string, language: Language): Instruction {
  const { quotes, rest } = takeQuotes(prompt)
  const brief = understand(prompt, language)
  const { edits, beyond } = readParts(rest, brief, quotes.length)
  const [first, second] = quotes
  const replaced =
    edits.has('replaceText') && first !== undefined
      ? { old: second === undefined ? null : first, text: second ?? first }
      : null
  const ground = mentions(rest, OTHER_PICTURE) ? 'other picture' : groundIn(rest)
  const isEvening = mentions(rest, EVENING)
  const asksForAd = new RegExp(`^(?:${LEXICONS[brief.language].asks})`, 'iu').test(rest.trim())
  const isOffer = brief.offer !== null || brief.price !== null
  const wantsAd = edits.size === 0 && (asksForAd || isOffer || quotes.length > 1)
  if (edits.size === 0 && quotes.length === 1) edits.set('addText', 1)
  return {
    edits,
    quotes: replaced ? [] : quotes,
    brief,
    replaced,
    ground,
    isEvening,
    beyond,
    wantsAd,
  }
}

const groundIn = (text: string): GroundName | null =>
  keysOf(GROUND_WORDS).find((name) => mentions(text, GROUND_WORDS[name])) ?? null

function readParts(text: string, brief: Brief, quoteCount: number) {
  const edits = new Map<EditName, number>()
  const beyond: string[] = []
  const { marked, originals } = withKnownMarked(text)
  for (const part of marked.split(SEPARATOR)) {
    const written = part.replace(MARK, (mark) => originals[mark.codePointAt(0)!] ?? '')
    const names = wishesIn(written, brief, quoteCount)
    const isUnknown = names.length === 0 && saysSomething(written, brief)
    if (mentions(written, BEYOND) || isUnknown || isGroundBeyond(written, names, brief))
      beyond.push(written.trim())
    else for (const name of names) edits.set(name, strengthOf(written))
  }
  return { edits, beyond }
}

const MARK = /[\ue000-\uf8ff]/gu
const MARK_FIRST = 0xe000

/** Known changes hidden behind single signs, so that "black and white" is not parted at its "and". */
function withKnownMarked(text: string): { marked: string; originals: Record<number, string> } {
  const originals: Record<number, string> = {}
  let next = MARK_FIRST
  const lists = Object.values(EDIT_WORDS)
  const pattern = compile(lists.map((list) => wordPattern(list).source).join('|'), 'giu')
  const marked = text.replace(MARK, ' ').replace(pattern, (found) => {
    originals[next] = found
    return String.fromCodePoint(next++)
  })
  return { marked, originals }
}

function wishesIn(part: string, brief: Brief, quoteCount: number): EditName[] {
  const names: EditName[] = editsIn(part)
  if (names.length > 0) return names
  if (isReplacing(part, brief, quoteCount)) return ['replaceText']
  return isPlacing(part, brief) ? ['replaceGround'] : []
}

/** "Replace … with …", of which the quoted words have been taken out. */
function isReplacing(part: string, brief: Brief, quoteCount: number): boolean {
  if (quoteCount === 0 || quoteCount > 2 || !mentions(part, REPLACING)) return false
  if (quoteCount === 1 && !mentions(part, WORDS_THEMSELVES)) return false
  return !saysSomething([REPLACING, WORDS_THEMSELVES, REPLACED_BY].reduce(remove, part), brief)
}

/** "On a beach at sunset": a place and nothing else. */
const isPlacing = (part: string, brief: Brief): boolean =>
  brief.offer === null &&
  brief.price === null &&
  mentions(part, PLACED) &&
  groundIn(part) !== null &&
  !saysSomething(remove(part, PLACED), brief)

/** A new ground is asked for by words that name none the engine paints. */
function isGroundBeyond(part: string, names: EditName[], brief: Brief): boolean {
  if (!names.includes('replaceGround') || groundIn(part) || mentions(part, OTHER_PICTURE))
    return false
  const lists = [...Object.values(EDIT_WORDS), REPLACING, REPLACED_BY, PLACED]
  return saysSomething(lists.reduce(remove, part), brief)
}

function editsIn(part: string): WordedEdit[] {
  const names = new Set(keysOf(EDIT_WORDS).filter((name) => mentions(part, EDIT_WORDS[name])))
  for (const [precise, vague] of IMPLIES) {
    if (names.has(precise)) for (const name of vague) names.delete(name)
  }
  return [...names]
}

const LETTERS_MIN = 2

/** Whether more than politeness, colours, amounts, offers and figures is left of a part. */
function saysSomething(part: string, brief: Brief): boolean {
  const { colours } = LEXICONS[brief.language]
  const lists = [FILLERS, A_LITTLE, A_LOT, OTHER_PICTURE, ...Object.values(GROUND_WORDS)]
  const left = [...Object.values(colours), ...lists].reduce(remove, part)
  return left.replace(/[^\p{L}]/gu, '').length >= LETTERS_MIN
}

/** "A bit", "much", "20 %": twenty percent is what a change does without a word about it. */
function strengthOf(part: string): number {
  const percent = /(\d{1,3}) ?[%％]/u.exec(part)?.[1]
  if (percent) return Math.min(2.5, Math.max(0.1, Number(percent) / 20))
  if (mentions(part, A_LITTLE)) return 0.5
  return mentions(part, A_LOT) ? 1.6 : 1
}
