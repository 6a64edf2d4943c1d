import type { ColourName } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import type { EditName } from './edit-words.ts'
import type { GroundName } from './instruction-words.ts'

/** A requested color; `tone` makes it paler or deeper than its name alone. */
export interface ColourWish {
  name: ColourName | null
  hex: `#${string}` | null
  tone: 'pale' | 'deep' | null
}

/** A requested position, across and down: 0 start, 0.5 middle, 1 end; null if unspecified. */
export interface PlaceWish {
  across: 0 | 0.5 | 1 | null
  down: 0 | 0.5 | 1 | null
}

/** One change requested by a part of the instruction. */
export interface Wish {
  name: EditName
  strength: number
  colour: ColourWish | null
  place: PlaceWish | null
  /** Quoted words that belong to it. */
  words: string[]
  detail?: WishDetail | undefined
  /** A background that may become a gradient. */
  isGradient?: boolean
}

/** Details that only some changes have. */
export interface WishDetail {
  /** The end color of a background gradient, and its direction. */
  to?: ColourWish
  towards?: Towards
  /** A scale factor. */
  amount?: number
  /** Which text, and where it is. */
  what?: 'phone number' | 'headline' | 'quote'
  at?: PlaceWish | null
  isABit?: boolean
  isStrong?: boolean
}

export type Towards = 'down' | 'up' | 'left' | 'right'

/** An edit as the engine understood it: known changes, and the text to set on the picture. */
export interface Instruction {
  /** The strength of each requested change: 1 is normal. */
  edits: Map<EditName, number>
  wishes: Map<EditName, Wish>
  quotes: string[]
  brief: Brief
  /** Text in the picture to replace; `old` is null if only the new text is given. */
  replaced: { old: string | null; text: string } | null
  /** The background requested in words; null if only a color or nothing was mentioned. */
  ground: GroundName | 'other picture' | null
  isEvening: boolean
  /** The floor reflects the object. */
  isGlossy: boolean
  /** The badge is a plain circle. */
  isRound: boolean
  /** The requested aspect ratio, width to height. */
  ratio: readonly [number, number] | null
  /** Parts of the instruction the engine cannot do, verbatim. */
  beyond: string[]
  /** Text is to be set, but the instruction quotes none. */
  lacksWords: boolean
  /** The prompt asks for an ad made from the picture, not for an edit of it. */
  wantsAd: boolean
}
