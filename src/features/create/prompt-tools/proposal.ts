import type { Rewriting } from '@/contract/endpoints/prompts'
import type { WorkflowType } from '@/contract/generation'
import type { Language } from '@/contract/languages'

/** Other words for a prompt, and what they were proposed for. */
export interface Proposal extends Rewriting {
  workflow: WorkflowType
  original: string
  /** The language it was translated into; null where the language stays. */
  into: Language | null
  isDescription: boolean
}
