import { keysOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { compile, mentions, remove } from '../prompt/words.ts'
import { takeColour } from './colour-wish.ts'
import { IMPLIES, OF_A_GROUND, OVERLAYS, SHAPED } from './edit-kinds.ts'
import { EDIT_WORDS, type EditName } from './edit-words.ts'
import type { ColourWish } from './instruction.ts'
import {
  BEYOND,
  GROUND_WORDS,
  type GroundName,
  KEEPING,
  NEGATION,
  OTHER_PICTURE,
  PICTURE_ITSELF,
  PLACED,
  REDUCING,
  REPLACING,
  WORDS_THEMSELVES,
} from './instruction-words.ts'
import {
  definiteThing,
  leftOver,
  withoutGround,
  withoutWordsOf,
  withThePortuguese,
} from './left-over.ts'
import type { PartContext, PartReading } from './part-reading.ts'
import { placeIn, ratioIn } from './place-wish.ts'
import { readPhrase } from './read-phrase.ts'
import { isOfTheThing, withoutThingsColour } from './thing-colour.ts'
import {
  CHANGING,
  COLOUR_ITSELF,
  COMPARATIVE,
  NAMED_PRODUCT,
  PRODUCT,
  REFLECTION,
  REMOVING,
} from './wish-words.ts'

/**
 * Reads what one part of an instruction asks for. Every word must be accounted for: a word left over means something
 * the engine did not understand, and it does not guess.
 */
export function readPart(said: string, context: PartContext): PartReading {
  const written = withThePortuguese(said, context.brief.language)
  const phrase = readPhrase(written, context)
  if (phrase) return phrase
  const part = withoutThingsColour(remove(written, REFLECTION), context.brief.language)
  const { names: wished, colour } = namesAndColour(part, context)
  const found = withLooseQuote(withGroundKept(wished, part), context)
  const isReduced =
    !found.some((name) => OVERLAYS.has(name)) &&
    mentions(found.reduce(withoutWordsOf, part), REDUCING)
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
    isThingAdded(part, found) ||
    isOfTwoColours(part, context) ||
    leftOver(isReduced ? remove(part, REDUCING) : part, found, context.brief.language)
  return { ...reading, isBeyond }
}

/** "Leave the background as it is". */
const withGroundKept = (names: EditName[], part: string): EditName[] =>
  mentions(part, KEEPING) ? names.filter((name) => name !== 'replaceGround') : names

const withLooseQuote = (names: EditName[], context: PartContext): EditName[] =>
  isQuoteLoose(names, context) ? [...names, 'addText'] : names

/** Whether quotes are left that no change of their part uses, so that they are set on the picture. */
const isQuoteLoose = (names: EditName[], { quoteCount }: PartContext): boolean =>
  quoteCount > 0 && !names.some((name) => QUOTING.has(name))

const QUOTING: ReadonlySet<EditName> = new Set(['addText', 'addBadge', 'replaceText'])

/** "A brighter background": a look for the background only. */
const isGroundGraded = (names: EditName[]): boolean =>
  names.includes('replaceGround') && names.some((name) => OF_A_GROUND.has(name))

/** "Put flowers in the background": adds an object, not another background. */
function isThingAdded(part: string, names: EditName[]): boolean {
  const thing = names.includes('replaceGround') ? definiteThing(withoutGround(part)) : null
  if (thing === null) return false
  const exact = thing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return compile(
    `${exact}[을를を].{0,6}(?:${ADDING_AFTER})|(?:${ADDING_BEFORE})\\s*${exact}`,
    'iu',
  ).test(part)
}
const ADDING_AFTER = '넣|추가|심|入れ|追加|加え|足し|付け'
const ADDING_BEFORE =
  '添加|加上|加入|加|add|füge?|añade|agrega|ajoute[rz]?|adicione|acrescente|thêm|เพิ่ม'

/** "From blue to white": a gradient background, but the mesh is painted from a single color. */
function isOfTwoColours(part: string, { brief }: PartContext): boolean {
  if (!mentions(part, GROUND_WORDS.mesh)) return false
  const { colour, rest } = takeColour(part, brief.language)
  return colour !== null && takeColour(rest, brief.language).colour !== null
}

/** What "less" of a look means. */
const OPPOSITE: Partial<Record<EditName, EditName>> = {
  brighten: 'darken',
  darken: 'brighten',
  warm: 'cool',
  cool: 'warm',
  vivid: 'desaturate',
}

const EXTENDED: EditName[] = ['upscale', 'extend']

function namesAndColour(part: string, context: PartContext) {
  const whole = editsIn(part)
  // Their words contain color names.
  if (whole.includes('blackWhite') || whole.includes('golden'))
    return { names: whole, colour: null }
  const { colour, rest } = isOnSand(part)
    ? { colour: null, rest: part }
    : takeColour(part, context.brief.language)
  const names = settled(colour ? editsIn(rest) : whole, rest, colour, context)
  if (names.includes('replaceGround') && isOfTheThing(part, rest)) return { names, colour: null }
  // In some languages one word means both enlarging and extending; a format tells which.
  if (names.length === 1 && names[0] === 'upscale' && ratioIn(part))
    return { names: EXTENDED, colour }
  if (names.length > 0) return { names, colour }
  return colour && whole.length > 0 ? { names: whole, colour: null } : { names, colour }
}

/** Sand is also a color, as in "a sand background". */
const isOnSand = (part: string): boolean =>
  groundIn(part) === 'sand' && mentions(part, PLACED) && !mentions(part, EDIT_WORDS.replaceGround)

function settled(
  found: EditName[],
  part: string,
  colour: ColourWish | null,
  context: PartContext,
): EditName[] {
  if (mentions(part, REMOVING) && mentions(part, WORDS_THEMSELVES) && isOnlyText(found))
    return ['removeText']
  const hasPlace = groundIn(part) !== null || mentions(part, OTHER_PICTURE)
  if (
    found.length === 1 &&
    found[0] === 'replaceGround' &&
    !hasPlace &&
    !colour &&
    mentions(part, REMOVING)
  )
    return ['removeGround']
  if (found.includes('replaceGround'))
    return hasPlace || colour ? found.filter((name) => !OF_A_GROUND.has(name)) : found
  const isOfAGround = found.every((name) => OF_A_GROUND.has(name))
  if (isOfAGround && hasPlace && mentions(part, PLACED)) return ['replaceGround']
  if (found.length > 0) return found
  if (isReplacing(part, context)) return ['replaceText']
  return colour && isRecolouring(part) ? ['recolour'] : []
}

const isOnlyText = (names: EditName[]) => names.every((name) => name === 'addText')

/** "Replace … with …", with the quotes already taken out. */
const isReplacing = (part: string, { quoteCount }: PartContext): boolean =>
  mentions(part, REPLACING) &&
  (quoteCount === 2 || (quoteCount === 1 && mentions(part, WORDS_THEMSELVES)))

/** A color for the object, not for one of several colors or the picture as a whole. */
const isRecolouring = (part: string): boolean =>
  [CHANGING, REPLACING, COLOUR_ITSELF].some((list) => mentions(part, list)) &&
  (mentions(part, PRODUCT) || mentions(part, COLOUR_ITSELF) || definiteThing(part) !== null) &&
  (!mentions(part, PICTURE_ITSELF) || mentions(part, NAMED_PRODUCT)) &&
  !mentions(part, COMPARATIVE)

/** "Remove the logo", "no frame": the opposite of what those words would ask for. */
function isContradicted(part: string, names: EditName[], { brief }: PartContext): boolean {
  const rest = names.reduce((text, name) => withoutWordsOf(text, name), part)
  const isTakenAway =
    mentions(rest, REMOVING) && !names.includes('removeText') && !names.includes('removeGround')
  const isReplaced =
    mentions(rest, REPLACING) &&
    names.some((name) => OVERLAYS.has(name)) &&
    !names.includes('replaceText')
  return names.length > 0 && (isTakenAway || isReplaced || isDenied(rest, brief.language))
}

/** Portuguese "no" means "in the". */
const isDenied = (text: string, language: Language): boolean =>
  mentions(text, NEGATION) || (language !== 'pt' && mentions(text, 'no'))

export function groundIn(text: string): GroundName | null {
  const said = remove(text, NO_PLACE).replace(SPANISH_BE, ' ')
  return keysOf(GROUND_WORDS).find((name) => mentions(said, GROUND_WORDS[name])) ?? null
}

/** "Sky blue" is a color, not a sky. */
const NO_PLACE =
  'sky[ -]?blue|ocean blue|sea ?(?:green|blue)|forest green|desert sand|bleu ciel|bleu océan|vert forêt|azul cielo|azul (?:do )?céu|azul (?:do )?mar|verde (?:bosque|floresta)|xanh (?:da )?trời|天空?蓝色?|海蓝色?|空色|하늘색|바다색'
/** "Que el fondo sea azul": here "sea" is a verb. */
const SPANISH_BE = /(?<=(?<!\p{L})que .{0,60})(?<!\p{L})sea(?!\p{L})/giu

function editsIn(part: string): EditName[] {
  const names = new Set(keysOf(EDIT_WORDS).filter((name) => mentions(part, EDIT_WORDS[name])))
  for (const [precise, vague] of IMPLIES) {
    if (names.has(precise)) for (const name of vague) names.delete(name)
  }
  return [...names]
}
