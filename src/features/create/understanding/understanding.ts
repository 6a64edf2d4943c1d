import type { PromptCorrections, PromptReading } from '@/contract/endpoints/prompts'

/** What the built-in engine will set of the words in the composer. */
export interface Understanding {
  /** As it will be set. */
  reading: PromptReading
  /** As the engine read it by itself. */
  read: PromptReading
  /** What of it was set right by hand. */
  corrections: PromptCorrections
  /** The same for the request: absent without any. */
  given: PromptCorrections | undefined
  correct: (change: PromptCorrections) => void
  resetAll: () => void
}
