import type { ColourName } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import type { EditName } from './edit-words.ts'
import type { GroundName } from './instruction-words.ts'

/** A colour as it was asked for; `tone` says paler or deeper than its name alone. */
export interface ColourWish {
  name: ColourName | null
  hex: `#${string}` | null
  tone: 'pale' | 'deep' | null
}

/** Where something is to be, across and down: 0 start, 0.5 middle, 1 end; null where nothing is said. */
export interface PlaceWish {
  across: 0 | 0.5 | 1 | null
  down: 0 | 0.5 | 1 | null
}

/** One change as a part of the instruction asks for it. */
export interface Wish {
  name: EditName
  strength: number
  colour: ColourWish | null
  place: PlaceWish | null
  /** Quoted words that belong to it. */
  words: string[]
  detail?: WishDetail | undefined
  /** A ground that may end in another colour than it begins in. */
  isGradient?: boolean
}

/** What only some kinds of change say. */
export interface WishDetail {
  /** The colour that a ground ends in, and where. */
  to?: ColourWish
  towards?: Towards
  /** How many times as large. */
  amount?: number
  /** Which words, and where they are. */
  what?: 'phone number' | 'headline' | 'quote'
  at?: PlaceWish | null
  isABit?: boolean
  isStrong?: boolean
}

export type Towards = 'down' | 'up' | 'left' | 'right'

/** An edit as the engine understood it: known changes, and the words to be set on the picture. */
export interface Instruction {
  /** Each change asked for, and how strongly: 1 is as usual. */
  edits: Map<EditName, number>
  wishes: Map<EditName, Wish>
  quotes: string[]
  brief: Brief
  /** Words in the picture that shall be others; `old` is null when only the new ones are said. */
  replaced: { old: string | null; text: string } | null
  /** Ground asked for by its words; null when only a colour or nothing is said. */
  ground: GroundName | 'other picture' | null
  isEvening: boolean
  /** The floor mirrors the object. */
  isGlossy: boolean
  /** A badge is a plain circle. */
  isRound: boolean
  /** Shape asked for by the words, width to height. */
  ratio: readonly [number, number] | null
  /** Parts of the instruction that the engine cannot do, as they were written. */
  beyond: string[]
  /** Words are to be set, but the instruction does not quote any. */
  lacksWords: boolean
  /** The prompt asks for an ad made of the picture, not for a change of it. */
  wantsAd: boolean
}
