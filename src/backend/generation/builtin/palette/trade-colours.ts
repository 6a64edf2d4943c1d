import type { ColourName } from '../../../../contract/ad-words.ts'
import type { Trade } from '../prompt/grammar/grammar.ts'

/** Grounds that suit a trade: no clinic in the colors of a construction site. */
export const BY_TRADE: Partial<Record<Trade, readonly ColourName[]>> = {
  insurance: ['blue', 'teal', 'green', 'white'],
  loan: ['blue', 'teal', 'green', 'orange', 'white'],
  bank: ['blue', 'teal', 'green', 'white'],
  clinic: ['teal', 'blue', 'white', 'pink', 'beige'],
  public: ['blue', 'teal', 'green', 'white'],
  charity: ['red', 'orange', 'teal', 'blue', 'green', 'yellow'],
  volunteer: ['red', 'orange', 'teal', 'green', 'yellow'],
  property: ['beige', 'green', 'blue', 'teal', 'brown', 'white'],
  travel: ['teal', 'blue', 'orange', 'green', 'pink'],
  restaurant: ['red', 'orange', 'brown', 'beige', 'green', 'yellow'],
  order: ['red', 'orange', 'brown', 'beige', 'green', 'yellow', 'pink'],
  fitness: ['black', 'red', 'orange', 'yellow', 'blue'],
  webinar: ['blue', 'purple', 'teal', 'black', 'orange'],
  software: ['blue', 'purple', 'teal', 'black', 'white'],
  app: ['blue', 'purple', 'teal', 'pink', 'black'],
  course: ['blue', 'teal', 'orange', 'purple', 'yellow', 'green'],
  job: ['blue', 'teal', 'green', 'orange', 'purple', 'yellow'],
  car: ['black', 'red', 'blue', 'white'],
  industry: ['blue', 'black', 'orange', 'white'],
}
