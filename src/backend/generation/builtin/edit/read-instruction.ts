import type { Language } from '../../../../contract/languages.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { takeQuotes } from '../prompt/quotes.ts'
import { type Brief, understand } from '../prompt/understand.ts'
import { mentions } from '../prompt/words.ts'
import { COLOURED } from './edit-kinds.ts'
import type { EditName } from './edit-words.ts'
import type { Instruction, Wish } from './instruction.ts'
import { indexOf, partsOf } from './instruction-parts.ts'
import {
  A_LITTLE,
  A_LOT,
  BEYOND,
  EVENING,
  GROUND_WORDS,
  KEEPING,
  ORDERS,
  OTHER_PICTURE,
  WORDS_THEMSELVES,
} from './instruction-words.ts'
import { isKeptSharp } from './kept-sharp.ts'
import { QUOTE_MARK, ROUND } from './left-over.ts'
import type { PartContext, PartReading } from './part-reading.ts'
import { groundIn, readPart } from './read-part.ts'
import { AD_NOUNS, REFLECTION, SHADOW } from './wish-words.ts'

export type { Instruction } from './instruction.ts'

/** Reads an edit instruction part by part; what is not understood is reported, never guessed. */
export function readInstruction(prompt: string, language: Language): Instruction {
  const { quotes, rest } = takeQuotes(prompt)
  const brief = understand(prompt, language)
  const parts = readParts(prompt, quotes, brief)
  const { wishes, beyond } = parts
  if (wishes.size === 0 && beyond.length === 0 && quotes.length === 1)
    wishes.set('addText', plainWish('addText', quotes))
  const [first, second] = quotes
  const replaced =
    wishes.has('replaceText') && first !== undefined
      ? { old: second === undefined ? null : first, text: second ?? first }
      : null
  return {
    edits: new Map([...wishes].map(([name, { strength }]) => [name, strength])),
    wishes,
    quotes: replaced ? [] : quotes,
    brief,
    replaced,
    ground: mentions(rest, OTHER_PICTURE) ? 'other picture' : groundIn(rest),
    isEvening: mentions(rest, EVENING),
    isGlossy: mentions(rest, REFLECTION),
    isRound: mentions(rest, ROUND),
    ratio: parts.ratio,
    beyond,
    lacksWords: lacksWords(wishes, brief),
    wantsAd: wishes.size === 0 && isAdAsked(rest, quotes, brief),
  }
}

/** An ad is only made from ad copy, never from an order that was not understood. */
function isAdAsked(rest: string, quotes: string[], { language, offer, price }: Brief): boolean {
  if (mentions(rest, BEYOND)) return false
  const asks = new RegExp(`^(?:${LEXICONS[language].asks})`, 'iu').test(rest.trim())
  if (asks && mentions(rest, AD_NOUNS)) return true
  if (ORDERS.test(rest)) return false
  return offer !== null || price !== null || quotes.length > 1
}

/** Whether text to set is missing: only quoted words are set, and a badge may also carry the offer. */
function lacksWords(wishes: Map<EditName, Wish>, { offer }: Brief): boolean {
  const says = (name: EditName) => (wishes.get(name)?.words.length ?? 1) > 0
  return !says('addText') || (!says('addBadge') && offer === null)
}

function readParts(prompt: string, quotes: string[], brief: Brief) {
  const wishes = new Map<EditName, Wish>()
  const beyond: string[] = []
  let ratio: PartReading['ratio'] = null
  let last: Wish | null = null
  for (const { shown, text } of partsOf(prompt, quotes)) {
    const words = [...text.matchAll(QUOTE_MARK)].map(([mark]) => quotes[indexOf(mark)] ?? '')
    const context = { brief, quoteCount: words.length }
    const reading = asSaidOf(last, readOfGround(last, text, readPart(text, context), context))
    if (wishes.has('blurGround') && isKeptSharp(text)) continue
    const isAgainst = isAgainstBefore(reading, wishes, ratio)
    ratio ??= reading.ratio
    if (endsGradient(last, reading)) continue
    if (isAgainst || reading.isBeyond || !isUsable(text, reading, wishes, last))
      beyond.push(shown.trim())
    else if (reading.names.length === 0) addTo(last, reading, words)
    else last = addWishes(wishes, text, reading, words)
  }
  if (beyond.length === 0) settle(wishes, ratio)
  return { wishes, beyond, ratio }
}

/** Resolves what the parts of an instruction mean together. */
function settle(wishes: Map<EditName, Wish>, ratio: PartReading['ratio']): void {
  const isShaped = SHAPES.some((name) => wishes.has(name))
  if (ratio && !isShaped) wishes.set('resize', plainWish('resize'))
  if (!wishes.has('replaceGround')) return
  // "Cut it out and put it on …" ends on the new background, where it casts a shadow anyway.
  wishes.delete('removeGround')
  wishes.delete('shadow')
  if (ratio === null) wishes.delete('crop')
}

/** A shape other than before, or a second request for something that can only be done once. */
function isAgainstBefore(
  { ratio, names, detail }: PartReading,
  wishes: ReadonlyMap<EditName, Wish>,
  before: PartReading['ratio'],
): boolean {
  const isOtherShape = before !== null && ratio !== null && !isAlike(before, ratio)
  return isOtherShape || (detail !== undefined && names.some((name) => wishes.has(name)))
}

const isAlike = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] * other[1] === one[1] * other[0]

/** "A gradient of pink and orange": the part after "and" is the end color. */
function endsGradient(last: Wish | null, reading: PartReading): boolean {
  if (last?.name !== 'replaceGround' || !last.isGradient || !last.colour) return false
  if (last.detail?.to || reading.names.length > 0 || !reading.colour || reading.isBeyond)
    return false
  last.detail = { ...last.detail, to: reading.colour, towards: 'down' }
  return true
}

const plainWish = (name: EditName, words: string[] = []): Wish => ({
  name,
  strength: 1,
  colour: null,
  place: null,
  words,
})

/** Adds the wishes of a part and returns the last one, to which the next part may add. */
function addWishes(
  wishes: Map<EditName, Wish>,
  text: string,
  { names, isLess, colour, place, detail }: PartReading,
  words: string[],
): Wish | null {
  let last: Wish | null = null
  for (const name of names) {
    const before = wishes.get(name) ?? plainWish(name)
    last = {
      name,
      strength: isLess ? -LESS * strengthOf(text) : strengthOf(text),
      colour: colour ?? before.colour,
      place: place ?? before.place,
      words: [...before.words, ...words],
      detail: detail ?? before.detail,
    }
    if (name === 'replaceGround') last.isGradient = mentions(text, GROUND_WORDS.mesh)
    wishes.set(name, last)
  }
  return last
}

/** Less contrast shows sooner than more. */
const LESS = 0.8
const SHAPES: EditName[] = ['crop', 'extend', 'resize', 'upscale']

/** "Remove the background and make it white": "it" is the background. */
function asSaidOf(last: Wish | null, reading: PartReading): PartReading {
  const isOfGround = last?.name === 'removeGround' || last?.name === 'replaceGround'
  const isRecolour = reading.names.length === 1 && reading.names[0] === 'recolour'
  return isOfGround && isRecolour && reading.isPronoun
    ? { ...reading, names: ['replaceGround'] }
    : reading
}

/** "Take the background out and use a pale grey": a part that names nothing is about the background. */
function readOfGround(
  last: Wish | null,
  text: string,
  reading: PartReading,
  context: PartContext,
): PartReading {
  const isRead = reading.names.length > 0 && !reading.isBeyond
  if (last?.name !== 'removeGround' || isRead) return reading
  const ofGround = readPart(`${GROUND_NAME} ${text}`, context)
  const isGround = ofGround.names.length === 1 && ofGround.names[0] === 'replaceGround'
  const isSaid = ofGround.colour !== null || groundIn(text) !== null
  return isGround && isSaid && !ofGround.isBeyond ? ofGround : reading
}
const GROUND_NAME = 'background'

/** A part without a change of its own only counts as an addition to one. */
function isUsable(
  text: string,
  { names, colour, place, ratio }: PartReading,
  wishes: ReadonlyMap<EditName, Wish>,
  last: Wish | null,
): boolean {
  if (names.length > 0 || !/\p{L}/u.test(text.replace(QUOTE_MARK, ''))) return true
  if (ratio === null && /\d/u.test(text)) return false
  // "Take the phone number off, and the title": another object of the previous verb.
  if (last?.detail && OF_WORDS.has(last.name) && mentions(text, WORDS_THEMSELVES)) return false
  // "More contrast and less yellow": a change without colors takes none.
  const hasColour = last !== null && COLOURED.has(last.name)
  if (colour !== null && !hasColour && !mentions(text, KEEPING)) return false
  if (mentions(text, SHADOW) || mentions(text, EVENING)) return wishes.has('replaceGround')
  return wishes.size > 0 || place !== null || ratio !== null || colour === null
}

const OF_WORDS: ReadonlySet<EditName> = new Set(['removeText', 'moveText'])

function addTo(wish: Wish | null, { place, colour }: PartReading, words: string[]): void {
  if (!wish) return
  wish.place ??= place
  wish.colour ??= colour
  wish.words.push(...words)
}

/** "A bit", "much", "20 %": twenty percent is a change's normal strength. */
function strengthOf(part: string): number {
  const percent = /(\d{1,3}) ?[%％]/u.exec(part)?.[1]
  if (percent) return Math.min(2.5, Math.max(0.1, Number(percent) / 20))
  if (mentions(part, A_LITTLE)) return 0.5
  return mentions(part, A_LOT) ? 1.6 : 1
}
