import type { PromptCorrections, PromptReading } from '@/contract/endpoints/prompts'
import { fieldsOf } from './corrections'

/** What the built-in engine will set from the words in the composer. */
export interface Understanding {
  /** The reading with corrections, as it will be set. */
  reading: PromptReading
  /** The words that were read. */
  words: string
  /** The engine's own reading. */
  read: PromptReading
  /** The user's corrections that still hold. */
  corrections: PromptCorrections
  /** The fields to send with the request; absent without any. */
  given: PromptCorrections | undefined
  correct: (change: PromptCorrections) => void
  resetAll: () => void
}

/**
 * The fields to send with these words: all that is shown if they match the reading, else only the user's
 * corrections.
 */
export function givenWith(
  { words, given, corrections }: Understanding,
  prompt: string,
): PromptCorrections | undefined {
  if (words === prompt) return given
  return fieldsOf(corrections).length > 0 ? corrections : undefined
}
