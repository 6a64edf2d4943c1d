import type { ColourName, Mood, Occasion } from '../../../../../contract/ad-words.ts'

/**
 * The words the engine knows in a language, as data; each list is separated by `|`. In languages with spaces a word
 * matches at the start of a word and with short endings, in the others anywhere.
 */
export interface Lexicon {
  /** Openings such as "create an ad for", meant for the engine and not for the ad's reader. */
  asks: string
  moods: Partial<Record<Mood, string>>
  colours: Partial<Record<ColourName, string>>
  occasions: Partial<Record<Occasion, string>>
  /** For a prompt with nothing to say: a greeting, which claims nothing. */
  headline: string
  before: string
  after: string
  mark: string
}
