import type { Rewriting } from '@/contract/endpoints/prompts'
import type { WorkflowType } from '@/contract/generation'
import type { Language } from '@/contract/languages'

/** Proposed words for a prompt, and the words they replace. */
export interface Proposal extends Rewriting {
  workflow: WorkflowType
  original: string
  /** The target language of a translation; null for other proposals. */
  into: Language | null
  isDescription: boolean
}
