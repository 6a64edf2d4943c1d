import { keysOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { SUBJECT_WORDS } from '../prompt/subject-words.ts'
import type { Brief } from '../prompt/understand.ts'
import { compile, mentions, remove, wordPattern } from '../prompt/words.ts'
import { takeColour } from './colour-wish.ts'
import { EDIT_WORDS, type EditName, type WordedEdit } from './edit-words.ts'
import type { ColourWish, PlaceWish } from './instruction.ts'
import {
  A_LITTLE,
  A_LOT,
  BEYOND,
  DOING,
  EVENING,
  FILLERS,
  GROUND_WORDS,
  type GroundName,
  INDEFINITE,
  KEEPING,
  NEGATION,
  OTHER_PICTURE,
  PICTURE_ITSELF,
  PLACED,
  REDUCING,
  REPLACED_BY,
  REPLACING,
  WORDS_THEMSELVES,
} from './instruction-words.ts'
import { placeIn, ratioIn, withoutRatio } from './place-wish.ts'
import {
  BLURRED,
  CHANGING,
  COLOUR_ITSELF,
  COMPARATIVE,
  CORNER,
  DEEP,
  PALE,
  PLACES,
  PRODUCT,
  RATIO_ITSELF,
  RATIO_NAMES,
  REFLECTION,
  REMOVING,
  SHADOW,
  SIDES,
  WOOD,
} from './wish-words.ts'

/** More precise wishes that contain the words of vaguer ones. */
const IMPLIES: [WordedEdit, WordedEdit[]][] = [
  ['removeGround', ['replaceGround']],
  ['blurGround', ['replaceGround', 'crop']],
  ['blackWhite', ['replaceGround', 'noir']],
  ['upscale', ['extend']],
  ['desaturate', ['vivid']],
  ['straighten', ['rotateRight']],
  ['rotateLeft', ['rotateRight', 'rotateHalf']],
  ['rotateHalf', ['rotateRight']],
  ['flipDown', ['flip']],
  ['beforeAfter', ['combine']],
  ['inset', ['combine', 'crop']],
  ['golden', ['warm']],
  ['addText', ['addBadge']],
]

/** Looks of the whole picture that say, of a new ground, only how it shall be. */
const OF_A_GROUND: ReadonlySet<EditName> = new Set([
  'warm',
  'cool',
  'brighten',
  'darken',
  'pastel',
  'golden',
  'desaturate',
])
const OVERLAYS: ReadonlySet<EditName> = new Set(['addText', 'addBadge', 'addLogo', 'inset'])
const SHAPED: ReadonlySet<EditName> = new Set(['crop', 'extend', 'resize', 'upscale'])
/** What the object of the picture may be called by its name for. */
const OF_THE_OBJECT: ReadonlySet<EditName> = new Set([
  'removeGround',
  'replaceGround',
  'blurGround',
  'recolour',
  'crop',
])
const COLOURED: ReadonlySet<EditName> = new Set([
  'replaceGround',
  'recolour',
  'frame',
  'addText',
  'addBadge',
])
const WITH_OTHER: ReadonlySet<EditName> = new Set([
  'replaceGround',
  'combine',
  'inset',
  'beforeAfter',
  'addLogo',
])

export interface PartReading {
  /** Empty for a part that only adds to what was said before. */
  names: EditName[]
  colour: ColourWish | null
  place: PlaceWish | null
  ratio: readonly [number, number] | null
  /** It asks for the other way of what its words name: less contrast. */
  isLess: boolean
  /** Something was said that is not understood. */
  isBeyond: boolean
  /** It speaks of "it" and of nothing by name. */
  isPronoun: boolean
}

export interface PartContext {
  brief: Brief
  quoteCount: number
}

/** Where a quote stood. */
export const QUOTE_MARK = /[\uf000-\uf0ff]/gu

/**
 * What one part of an instruction asks for. Every word has to be accounted for: what is left over says
 * something that the engine did not understand, and then it does not guess.
 */
export function readPart(written: string, context: PartContext): PartReading {
  const part = remove(written, REFLECTION)
  const { names: wished, colour } = namesAndColour(part, context)
  const isGroundKept = wished.includes('replaceGround') && mentions(part, KEEPING)
  const kept = isGroundKept ? wished.filter((name) => name !== 'replaceGround') : wished
  const found = isQuoteLoose(kept, context) ? [...kept, 'addText' as const] : kept
  const isReduced = mentions(found.reduce(withoutWordsOf, part), REDUCING)
  const names = isReduced ? found.map((name) => OPPOSITE[name] ?? name) : found
  const reading = {
    names,
    isLess: isReduced && found.includes('contrast'),
    colour,
    place: names.some((name) => OVERLAYS.has(name)) || names.length === 0 ? placeIn(part) : null,
    ratio: names.some((name) => SHAPED.has(name)) || names.length === 0 ? ratioIn(part) : null,
    isPronoun: !mentions(part, NAMED_PRODUCT) && definiteThing(part) === null,
  }
  const isBeyond =
    mentions(written, BEYOND) ||
    isGroundGraded(found) ||
    (isReduced && !found.every((name) => name in OPPOSITE || name === 'contrast')) ||
    isContradicted(part, found, context) ||
    leftOver(isReduced ? remove(part, REDUCING) : part, found, context)
  return { ...reading, isBeyond }
}

/** Quoted words that no change of their part is about are to be set on the picture. */
const isQuoteLoose = (names: EditName[], { quoteCount }: PartContext): boolean =>
  quoteCount > 0 && !names.some((name) => QUOTING.has(name))

const QUOTING: ReadonlySet<EditName> = new Set(['addText', 'addBadge', 'replaceText'])

/** "A brighter background": a look of the ground alone. */
const isGroundGraded = (names: EditName[]): boolean =>
  names.includes('replaceGround') && names.some((name) => OF_A_GROUND.has(name))

/** What less of a look is. */
const OPPOSITE: Partial<Record<EditName, EditName>> = {
  brighten: 'darken',
  darken: 'brighten',
  warm: 'cool',
  cool: 'warm',
  vivid: 'desaturate',
}

const EXTENDED: EditName[] = ['upscale', 'extend']

const NAMED_PRODUCT = PRODUCT.replace(/(?:^|\|)(?:it|them|es|它|มัน)(?=\|)/gu, '')

function namesAndColour(part: string, context: PartContext) {
  const whole = editsIn(part)
  // Their words hold the names of colours.
  if (whole.includes('blackWhite') || whole.includes('golden'))
    return { names: whole, colour: null }
  const { colour, rest } = takeColour(part, context.brief.language)
  const names = settled(colour ? editsIn(rest) : whole, rest, colour, context)
  if (names.includes('replaceGround') && isOfTheThing(part, rest)) return { names, colour: null }
  // In some languages one word enlarges a picture and extends it; a format says which is meant.
  if (names.length === 1 && names[0] === 'upscale' && ratioIn(part))
    return { names: EXTENDED, colour }
  if (names.length > 0) return { names, colour }
  return colour && whole.length > 0 ? { names: whole, colour: null } : { names, colour }
}

/** "The red mug", "la taza roja": which one it is, and no wish for it. */
function isOfTheThing(part: string, uncoloured: string): boolean {
  const thing = definiteThing(withoutGround(uncoloured))
  if (thing === null) return false
  const isHere = (text: string, at: number) => at >= 0 && text.startsWith(thing, at)
  // What the colour's words left behind: a gap before or after the thing.
  let from = 0
  while (from < part.length && part[from] === uncoloured[from]) from += 1
  const after = uncoloured.slice(from).search(/\S/u)
  const next = uncoloured.slice(from + Math.max(0, after)).replace(/^(?:的|い|の|색|색의)\s*/u, '')
  return isHere(next, 0) || uncoloured.slice(0, from).trimEnd().endsWith(thing)
}

function settled(
  found: EditName[],
  part: string,
  colour: ColourWish | null,
  context: PartContext,
): EditName[] {
  if (mentions(part, REMOVING) && mentions(part, WORDS_THEMSELVES) && isOnlyText(found))
    return ['removeText']
  const hasPlace = groundIn(part) !== null || mentions(part, OTHER_PICTURE)
  if (found.includes('replaceGround'))
    return hasPlace || colour ? found.filter((name) => !OF_A_GROUND.has(name)) : found
  const isOfAGround = found.every((name) => OF_A_GROUND.has(name))
  if (isOfAGround && hasPlace && mentions(part, PLACED)) return ['replaceGround']
  if (found.length > 0) return found
  if (isReplacing(part, context)) return ['replaceText']
  return colour && isRecolouring(part) ? ['recolour'] : []
}

const isOnlyText = (names: EditName[]) => names.every((name) => name === 'addText')

/** "Replace … with …", of which the quoted words have been taken out. */
const isReplacing = (part: string, { quoteCount }: PartContext): boolean =>
  mentions(part, REPLACING) &&
  (quoteCount === 2 || (quoteCount === 1 && mentions(part, WORDS_THEMSELVES)))

/** A colour for the object, not for one colour of many, and not for the picture as a whole. */
const isRecolouring = (part: string): boolean =>
  [CHANGING, REPLACING, COLOUR_ITSELF].some((list) => mentions(part, list)) &&
  (mentions(part, PRODUCT) || mentions(part, COLOUR_ITSELF) || definiteThing(part) !== null) &&
  (!mentions(part, PICTURE_ITSELF) || mentions(part, NAMED_PRODUCT)) &&
  !mentions(part, COMPARATIVE)

/** "Remove the logo", "no frame": the opposite of what the words for it would ask. */
function isContradicted(part: string, names: EditName[], { brief }: PartContext): boolean {
  const rest = names.reduce((text, name) => withoutWordsOf(text, name), part)
  const isTakenAway = mentions(rest, REMOVING) && !names.includes('removeText')
  const isReplaced =
    mentions(rest, REPLACING) &&
    names.some((name) => OVERLAYS.has(name)) &&
    !names.includes('replaceText')
  return names.length > 0 && (isTakenAway || isReplaced || isDenied(rest, brief.language))
}

/** Portuguese says "no" for "in the". */
const isDenied = (text: string, language: Language): boolean =>
  mentions(text, NEGATION) || (language !== 'pt' && mentions(text, 'no'))

const withoutWordsOf = (text: string, name: EditName): string => listOf(name).reduce(remove, text)

function listOf(name: EditName): string[] {
  const lists: Partial<Record<EditName, string>> = EDIT_WORDS
  const list = lists[name]
  return list === undefined ? [] : [list]
}

const LETTERS_MIN = 2

/** Whether more than the change itself, politeness, amounts and figures is said. */
function leftOver(part: string, names: EditName[], context: PartContext): boolean {
  const has = (among: ReadonlySet<EditName>) => names.some((name) => among.has(name))
  const uncoloured = has(COLOURED) ? takeColour(part, context.brief.language).rest : part
  const start = names.includes('replaceGround') ? withoutGround(uncoloured) : uncoloured
  const thing = has(OF_THE_OBJECT) ? definiteThing(start) : null
  const named = thing === null ? start : start.replace(thing, ' ')
  const left = explaining(names).reduce(remove, withoutRatio(named).replace(QUOTE_MARK, ' '))
  return left.replace(/[^\p{L}]/gu, '').length >= LETTERS_MIN
}

const GROUND_LOOKS = [
  PALE,
  DEEP,
  WOOD,
  COLOUR_ITSELF,
  ...[...OF_A_GROUND].flatMap((name) => listOf(name)),
]

/** Word lists that are accounted for by each kind of change; a part that only adds may say any of it. */
const EXPLAINED: [names: ReadonlySet<EditName>, mayAdd: boolean, lists: string[]][] = [
  [OF_THE_OBJECT, false, [KEEPING]],
  [WITH_OTHER, false, [OTHER_PICTURE]],
  [OVERLAYS, true, [...Object.values(PLACES), CORNER, PLACED]],
  [SHAPED, true, [...Object.values(RATIO_NAMES), RATIO_ITSELF, SIDES, BLURRED, KEEPING]],
  [new Set(['replaceGround', 'removeGround']), true, [SHADOW]],
  [new Set(['replaceGround']), false, [EVENING, REPLACING, PLACED, REPLACED_BY, ...GROUND_LOOKS]],
  [new Set(['recolour']), false, [CHANGING, REPLACING, COLOUR_ITSELF, REPLACED_BY]],
  [new Set(['replaceText']), false, [REPLACING, WORDS_THEMSELVES, REPLACED_BY]],
  [new Set(['addText']), false, [WORDS_THEMSELVES]],
  [new Set(['removeText']), false, [REMOVING, WORDS_THEMSELVES]],
]

function explaining(names: EditName[]): string[] {
  const own = EXPLAINED.filter(
    ([among, mayAdd]) => (mayAdd && names.length === 0) || names.some((name) => among.has(name)),
  ).flatMap(([, , lists]) => lists)
  const added =
    names.length === 0 ? [KEEPING, EVENING, EDIT_WORDS.replaceGround, WORDS_THEMSELVES] : []
  const ofEdits = [...names.flatMap(listOf), ...impliedLists(names)]
  return [...ofEdits, ...own, ...added, PRODUCT, A_LITTLE, A_LOT, DOING, FILLERS]
}

/** Words of vaguer changes inside the more precise ones. */
const impliedLists = (names: EditName[]): string[] =>
  IMPLIES.filter(([precise]) => names.includes(precise)).flatMap(([, vague]) =>
    vague.map((name) => EDIT_WORDS[name]),
  )

const withoutGround = (text: string) => Object.values(GROUND_WORDS).reduce(remove, text)

const THING_WORDS = SUBJECT_WORDS.map(([, words]) => words).join('|')

/** What the object is called: "the mug", but not "a mug" or "with flowers", which would be another one. */
function definiteThing(part: string): string | null {
  const match = wordPattern(THING_WORDS).exec(part)
  if (!match) return null
  const before = part.slice(0, match.index)
  return wordEnd(INDEFINITE).test(before) ? null : match[0]
}

const DEFINITE = 'the|my|our|this|die|der|das|den|dem|el|la|los|las|le|les|o|os|as'
/** "A", "with a", "a bright red": up to two words before what they belong to. */
const wordEnd = (list: string) =>
  compile(`(?:${wordPattern(list).source})\\s*(?:(?!(?:${DEFINITE})\\s)\\p{L}+\\s+){0,2}$`, 'iu')

export const groundIn = (text: string): GroundName | null =>
  keysOf(GROUND_WORDS).find((name) => mentions(text, GROUND_WORDS[name])) ?? null

function editsIn(part: string): EditName[] {
  const names = new Set(keysOf(EDIT_WORDS).filter((name) => mentions(part, EDIT_WORDS[name])))
  for (const [precise, vague] of IMPLIES) {
    if (names.has(precise)) for (const name of vague) names.delete(name)
  }
  return [...names]
}
