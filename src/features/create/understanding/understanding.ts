import type { PromptCorrections, PromptReading } from '@/contract/endpoints/prompts'
import { fieldsOf } from './corrections'

/** What the built-in engine will set of the words in the composer. */
export interface Understanding {
  /** As it will be set. */
  reading: PromptReading
  /** The words it was read in. */
  words: string
  /** As the engine read it by itself. */
  read: PromptReading
  /** What of it was set right by hand. */
  corrections: PromptCorrections
  /** The same for the request: absent without any. */
  given: PromptCorrections | undefined
  correct: (change: PromptCorrections) => void
  resetAll: () => void
}

/** What goes with these words: what is shown, or of a reading of other words what was set right. */
export function givenWith(
  { words, given, corrections }: Understanding,
  prompt: string,
): PromptCorrections | undefined {
  if (words === prompt) return given
  return fieldsOf(corrections).length > 0 ? corrections : undefined
}
