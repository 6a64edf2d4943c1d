import type { Brief } from '../prompt/understand.ts'
import type { EditName } from './edit-words.ts'
import type { ColourWish, PlaceWish, WishDetail } from './instruction.ts'

export interface PartReading {
  /** Empty for a part that only adds to the previous one. */
  names: EditName[]
  colour: ColourWish | null
  place: PlaceWish | null
  ratio: readonly [number, number] | null
  detail?: WishDetail
  /** It reverses what its words name: less contrast. */
  isLess: boolean
  /** It contains something that is not understood. */
  isBeyond: boolean
  /** It refers to "it" and names nothing. */
  isPronoun: boolean
}

export interface PartContext {
  brief: Brief
  quoteCount: number
}
