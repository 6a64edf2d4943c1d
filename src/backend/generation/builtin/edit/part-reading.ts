import type { Brief } from '../prompt/understand.ts'
import type { EditName } from './edit-words.ts'
import type { ColourWish, PlaceWish, WishDetail } from './instruction.ts'

export interface PartReading {
  /** Empty for a part that only adds to what was said before. */
  names: EditName[]
  colour: ColourWish | null
  place: PlaceWish | null
  ratio: readonly [number, number] | null
  detail?: WishDetail
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
