import type { ColourName, Mood, Occasion } from '../../../../../contract/ad-words.ts'

/**
 * What the engine knows of a language, as data. Words match at the start of a word and with short
 * endings in languages with spaces, anywhere in the others; each list is separated by `|`.
 */
export interface Lexicon {
  /** Openings such as "create an ad for": said to the engine, not to the reader of the ad. */
  asks: string
  moods: Partial<Record<Mood, string>>
  colours: Partial<Record<ColourName, string>>
  occasions: Partial<Record<Occasion, string>>
  /** For a prompt that leaves nothing to say: a greeting, which claims nothing. */
  headline: string
  before: string
  after: string
  mark: string
}
