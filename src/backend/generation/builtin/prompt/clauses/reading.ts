import type { Language } from '../../../../../contract/languages.ts'
import type { Trade } from '../grammar/grammar.ts'
import type { PriceRole } from './price-roles.ts'

/** What a clause of a brief is for. */
export type ClauseRole =
  | 'headline'
  | 'subline'
  | 'offer'
  | 'price'
  | 'fact'
  /** "We are hiring": set small over the headline. */
  | 'herald'
  | 'cta'
  | 'legal'
  /** Said to the designer: style, audience, picture, format. */
  | 'design'
  /** `[Your product]`: to be filled in by somebody else. */
  | 'slot'

/** A clause as it is written. */
export interface Clause {
  text: string
  role: ClauseRole
  /** Its line and sentence, to tell what belongs together. */
  sentence: number
  prices: { text: string; role: PriceRole }[]
  /** Who orders, as he says himself: a headline only as long as the brief names none better. */
  isOwner?: true
  /** He says it as one speaks: "I keep bees". */
  isMaker?: true
  /** It says what kind of thing is advertised, and no name. */
  isKind?: true
  /** The brief itself says that it is for the ad, or quotes it. */
  isNamed?: true
  /** The headline itself takes something off or gives it. */
  isOffer?: true
  /** It was taken for the designer's by how it sounds, and nothing in it says so by itself. */
  isGuess?: true
  /** Words of the button it holds, where it says more than the button can. */
  call?: string
}

/** A brief read: every clause has a role, and what is printed is printed as it is written. */
export interface Reading {
  language: Language
  clauses: Clause[]
  headline: string | null
  subline: string | null
  /** What a picture that is wished for shows. */
  scene: string | null
  /** The names of the halves of a picture: “Before”, “After”. */
  captions: string[]
  author: string | null
  cta: string
  isCallGiven: boolean
  trade: Trade | null
}
