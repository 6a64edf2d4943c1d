import type { Language } from '../../../../contract/languages.ts'
import { compile, mentions, remove, wordPattern } from '../prompt/words.ts'
import type { EditName } from './edit-words.ts'
import { EDIT_WORDS } from './edit-words.ts'
import type { PlaceWish, WishDetail } from './instruction.ts'
import {
  A_LITTLE,
  A_LOT,
  BEYOND,
  DOING,
  EVERYDAY,
  FILLERS,
  GROUND_WORDS,
  NEGATION,
  PICTURE_ITSELF,
  REPLACED_BY,
  REPLACING,
  WORDS_THEMSELVES,
} from './instruction-words.ts'
import { definiteThing, QUOTE_MARK, withoutThings } from './left-over.ts'
import { LIGHT_PHRASES } from './light-phrases.ts'
import type { PartContext, PartReading } from './part-reading.ts'
import { amountIn, behindWhom, gradientIn, isShadowNew } from './phrase-facts.ts'
import {
  ADDING,
  BEHIND,
  BIGGER,
  BLURRING,
  CROOKED,
  CUTTING,
  DOWNWARDS,
  FROM_TO,
  HALVED,
  HEADLINE,
  HORIZON,
  HOW_LARGE,
  LESSER_LINE,
  LEVEL,
  MOVING,
  OFF,
  OUT,
  PHONE_NUMBER,
  SMALLER,
  SOFT,
  STRONG,
  SUPERLATIVE,
  TAKING_OFF,
  TIMES_AS,
  TWICE,
  UNDER,
  UPWARDS,
  WHATEVER,
} from './phrase-words.ts'
import { placeIn } from './place-wish.ts'
import {
  CHANGING,
  COLOUR_ITSELF,
  CORNER,
  NAMED_PRODUCT,
  PLACES,
  PRODUCT,
  REMOVING,
  SHADOW,
} from './wish-words.ts'

/** Words any kind of sentence may contain without changing what it asks for. */
const AROUND = [PRODUCT, A_LITTLE, A_LOT, DOING, FILLERS, EVERYDAY]

/** A kind of sentence: the words it needs, those it may have, and those that rule it out. */
interface Phrase {
  name: EditName
  needs: string[]
  may?: string[]
  unless?: string[]
  /** The object in the picture may be called by its name. */
  isOfThing?: true
  /** Further conditions besides the words, and their details; null if they do not hold. */
  detail?: (part: string, context: PartContext) => PhraseDetail | null
}

interface PhraseDetail {
  place?: PlaceWish
  detail?: WishDetail
  colour?: PartReading['colour']
  /** What remains of the part after the words the detail accounts for. */
  rest?: string
}

/** "Remove", "take … off": including the particles of the verb. */
const TAKEN_OFF = [REMOVING, TAKING_OFF].join('|')

const WHERE = [...Object.values(PLACES), CORNER, UPWARDS, DOWNWARDS]

const PHRASES: Phrase[] = [
  ...LIGHT_PHRASES,
  {
    name: 'moveText',
    needs: [MOVING, HEADLINE],
    may: [...WHERE, SUPERLATIVE, REPLACED_BY, FROM_TO],
    unless: [LESSER_LINE, NAMED_PRODUCT],
    detail: (part, { quoteCount }) => {
      const place = headlinePlace(part)
      const isADefinite = !AN_INDEFINITE_HEADLINE().test(part)
      if (!place || quoteCount > 0 || !isADefinite) return null
      return { place, detail: { isABit: mentions(part, A_LITTLE) } }
    },
  },
  {
    name: 'removeText',
    needs: [TAKEN_OFF, PHONE_NUMBER],
    may: [OFF, ...Object.values(PLACES), CORNER, WORDS_THEMSELVES],
    detail: (part, { quoteCount }) =>
      quoteCount === 0 ? { detail: { what: 'phone number', at: placeIn(part) } } : null,
  },
  {
    name: 'removeText',
    needs: [TAKEN_OFF, HEADLINE],
    may: [OFF, ...Object.values(PLACES), CORNER],
    unless: [LESSER_LINE],
    detail: (part, { quoteCount }) =>
      quoteCount === 0 ? { detail: { what: 'headline', at: placeIn(part) } } : null,
  },
  {
    name: 'removeText',
    needs: [TAKEN_OFF],
    may: [OFF, WORDS_THEMSELVES, PHONE_NUMBER, ...Object.values(PLACES), CORNER],
    unless: [NAMED_PRODUCT],
    detail: (part, { quoteCount }) =>
      quoteCount === 1 ? { detail: { what: 'quote', at: placeIn(part) } } : null,
  },
  {
    name: 'blurGround',
    needs: [BLURRING, BEHIND],
    may: [EDIT_WORDS.blurGround, EDIT_WORDS.replaceGround, WHATEVER, CHANGING],
    detail: (part) => behindWhom(part),
  },
  {
    name: 'blurGround',
    needs: [BLURRING, EDIT_WORDS.replaceGround],
    may: [EDIT_WORDS.blurGround, WHATEVER, CHANGING],
  },
  {
    name: 'shadow',
    needs: [SHADOW],
    may: [ADDING, UNDER, SOFT, STRONG, BEHIND],
    unless: [REMOVING, WORDS_THEMSELVES, PICTURE_ITSELF, EDIT_WORDS.replaceGround],
    isOfThing: true,
    detail: (part) => (isShadowNew(part) ? { detail: { isStrong: mentions(part, STRONG) } } : null),
  },
  {
    name: 'scale',
    needs: [[BIGGER, SMALLER, TWICE, HALVED, TIMES_AS].join('|')],
    may: [HOW_LARGE, CHANGING, EDIT_WORDS.upscale],
    unless: [PICTURE_ITSELF, WORDS_THEMSELVES, BEYOND],
    isOfThing: true,
    detail: (part) => {
      const isNamed = mentions(part, NAMED_PRODUCT) || definiteThing(part) !== null
      const amount = isNamed ? amountIn(part) : null
      return amount && { detail: { amount: amount.factor }, rest: amount.rest }
    },
  },
  {
    name: 'replaceGround',
    needs: [GROUND_WORDS.mesh, [EDIT_WORDS.replaceGround, BEHIND].join('|')],
    may: [CHANGING, REPLACING, FROM_TO, COLOUR_ITSELF, SOFT, ADDING, ...Object.values(PLACES)],
    isOfThing: true,
    detail: (part, { brief }) => gradientIn(part, brief.language),
  },
  {
    name: 'straighten',
    needs: [HORIZON, [EDIT_WORDS.straighten, LEVEL].join('|')],
    may: [CROOKED, CHANGING, ADDING],
  },
  {
    name: 'straighten',
    needs: [EDIT_WORDS.straighten],
    may: [CROOKED, LEVEL, PICTURE_ITSELF, HORIZON],
  },
  {
    name: 'removeGround',
    needs: [CUTTING, OUT],
    unless: [PICTURE_ITSELF, WORDS_THEMSELVES],
    isOfThing: true,
    detail: (part) =>
      mentions(part, NAMED_PRODUCT) || mentions(part, PRODUCT) || definiteThing(part) ? {} : null,
  },
]

/** Reads a part as a whole sentence of a known kind; null if a word is unaccounted for. */
export function readPhrase(part: string, context: PartContext): PartReading | null {
  const { language } = context.brief
  if (isDenied(part, language) || mentions(part, BEYOND)) return null
  for (const phrase of PHRASES) {
    const found = matched(phrase, part, context)
    if (!found) continue
    return {
      names: [phrase.name],
      colour: found.colour ?? null,
      place: found.place ?? null,
      ...(found.detail && { detail: found.detail }),
      ...{ ratio: null, isLess: false, isBeyond: false },
      isPronoun: !mentions(part, NAMED_PRODUCT) && definiteThing(part) === null,
    }
  }
  return null
}

function matched(phrase: Phrase, part: string, context: PartContext): PhraseDetail | null {
  const { needs, may = [], unless = [], isOfThing, detail } = phrase
  if (!needs.every((list) => mentions(part, list))) return null
  if (unless.some((list) => mentions(part, list))) return null
  const found = detail ? detail(part, context) : {}
  if (!found) return null
  const asked = (found.rest ?? part).replace(QUOTE_MARK, ' ').replace(PLEASE, ' ')
  const said = asked.replace(ELIDED, ' ')
  const named = isOfThing ? withoutThings(said, 1) : said
  const left = [...needs, ...may, ...AROUND].reduce(remove, named)
  return left.replace(/[^\p{L}\p{N}]/gu, '').length > 0 ? null : found
}

/** "S'il te plaît": its elided first letter would otherwise be removed and the rest left over. */
const PLEASE = /(?<!\p{L})s[’']il (?:te|vous) pla[iî]t(?!\p{L})/giu
/** "L’orange", "d’or". */
const ELIDED = /(?<!\p{L})[dlns][’']/giu

/** Portuguese "no" means "in the". */
const isDenied = (text: string, language: Language): boolean =>
  mentions(text, NEGATION) || (language !== 'pt' && mentions(text, 'no'))

/** "A headline": a new one, not the one in the picture. */
const AN_INDEFINITE_HEADLINE = () =>
  compile(
    `(?<!\\p{L})(?:an?|another|new|ein|eine|einen|neue|un|une|una|um|uma|nouveau|một)\\s+(?:\\p{L}+\\s+)?(?:${wordPattern(HEADLINE).source})|[个個](?:${HEADLINE})`,
    'iu',
  )

function headlinePlace(part: string): PlaceWish | null {
  const place = placeIn(part)
  const isUp = mentions(part, UPWARDS) || place?.down === 0
  const isDown = mentions(part, DOWNWARDS) || mentions(part, PLACES.bottom)
  if (isUp && isDown) return null
  if (mentions(part, PLACES.left) && mentions(part, PLACES.right)) return null
  if (!isUp && !isDown) return place
  return { across: place?.across ?? null, down: isUp ? 0 : 1 }
}
