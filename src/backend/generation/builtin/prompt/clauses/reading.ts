import type { Language } from '../../../../../contract/languages.ts'
import type { Trade } from '../grammar/grammar.ts'
import type { PriceRole } from './price-roles.ts'

/** The purpose of a clause in a brief. */
export type ClauseRole =
  | 'headline'
  | 'subline'
  | 'offer'
  | 'price'
  | 'fact'
  /** "We are hiring": set small above the headline. */
  | 'herald'
  | 'cta'
  | 'legal'
  /** For the designer: style, audience, picture, format. */
  | 'design'
  /** `[Your product]`: a placeholder someone else fills in. */
  | 'slot'

/** A clause as written. */
export interface Clause {
  text: string
  role: ClauseRole
  /** Its line and sentence, which tell what belongs together. */
  sentence: number
  prices: { text: string; role: PriceRole }[]
  /** The client's introduction: the headline only until the brief names a better one. */
  isOwner?: true
  /** A first-person statement of what he does: "I keep bees". */
  isMaker?: true
  /** Only the kind of business or product, without a name. */
  isKind?: true
  /** The brief explicitly intends or quotes it for the ad. */
  isNamed?: true
  /** The headline itself is an offer. */
  isOffer?: true
  /** Classified as the designer's by its sound alone; nothing in it says so. */
  isGuess?: true
  /** The button label contained in a clause that says more than the button can. */
  call?: string
}

/** The result of reading a brief: every clause has a role, and printed text is verbatim. */
export interface Reading {
  language: Language
  clauses: Clause[]
  headline: string | null
  subline: string | null
  /** What the requested picture shows. */
  scene: string | null
  /** The labels of a picture's halves: “Before”, “After”. */
  captions: string[]
  author: string | null
  cta: string
  isCallGiven: boolean
  trade: Trade | null
}
