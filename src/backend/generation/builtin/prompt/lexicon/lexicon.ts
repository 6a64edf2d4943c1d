import type { ColourName, Mood, Occasion } from '../../../../../contract/ad-words.ts'

export type Perk = 'freeShipping' | 'twoForOne' | 'limited' | 'isNew' | 'gift' | 'freeTrial'
export type CallToAction = 'shop' | 'order' | 'book' | 'learn' | 'join' | 'download' | 'try'

/**
 * What the engine knows of a language, as data. Words match at the start of a word and with short
 * endings in languages with spaces, anywhere in the others; each list is separated by `|`.
 */
export interface Lexicon {
  /** Openings such as "create an ad for": said to the engine, not to the reader of the ad. */
  asks: string
  /** Words that may follow an opening before the subject begins: articles and prepositions. */
  links: string
  /** A clause with one of these talks about how it should look: "on a blue background". */
  styling: string
  moods: Partial<Record<Mood, string>>
  colours: Partial<Record<ColourName, string>>
  occasions: Partial<Record<Occasion, string>>
  perks: Record<Perk, { words: string; label: string }>
  ctas: Record<CallToAction, { words: string; label: string }>
  /** Words around a percentage: "off", "discount". */
  discount: string
  /** Where a long headline may be parted into headline and sub-line. */
  partings: string
  /** Used when the prompt leaves nothing to say. */
  headline: string
  before: string
  after: string
  mark: string
}
