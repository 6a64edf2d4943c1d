import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { GenerationRequest } from '../../provider.ts'

/** What a trial picture is made of: a request for one picture, without a task. */
export type ProofRequest = Pick<
  GenerationRequest,
  | 'workflowType'
  | 'prompt'
  | 'language'
  | 'width'
  | 'height'
  | 'watermark'
  | 'seed'
  | 'images'
  | 'safeZone'
  | 'brand'
  | 'corrections'
  | 'style'
>

export interface Proof {
  /** WebP, `PROOF_EDGE` pixels on its longer side at most. */
  image: Uint8Array
  width: number
  height: number
}

/** Reading and trial pictures of the built-in engine, beside the tasks: nothing is stored. */
export interface Proofs {
  /**
   * What the engine reads out of a prompt.
   * @throws NoAnswer
   */
  read(words: { prompt: string; language: Language }): Promise<PromptReading>
  /**
   * The first picture a task of this request would make, small. A newer request of the same asker
   * replaces one that waits.
   * @throws NoAnswer
   */
  draw(request: ProofRequest, asker: string): Promise<Proof>
  close(): void
}
