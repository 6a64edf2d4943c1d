import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { Asker } from '../../../system/asked-process.ts'
import type { GenerationRequest } from '../../provider.ts'
import type { SceneRequest } from '../over/scene-prompt.ts'
import type { FontFacts } from '../type/read-font.ts'

export interface PromptWords {
  prompt: string
  language: Language
  /** Whether a model paints the picture that they are set over. */
  overPicture?: boolean
}

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
  read(words: PromptWords, asker?: Asker): Promise<PromptReading>
  /**
   * What a model is asked to paint where the words are set over its picture; null where the prompt has
   * none, so that it goes to the model as it is.
   * @throws NoAnswer, or ProviderError when the words cannot be set
   */
  scene(request: SceneRequest): Promise<string | null>
  /**
   * The first picture a task of this request would make, small. A newer request of the same asker
   * replaces one that waits.
   * @throws NoAnswer
   */
  draw(request: ProofRequest, asker: Asker): Promise<Proof>
  /**
   * What a font file says of itself; null when it is none.
   * @throws NoAnswer
   */
  font(path: string): Promise<FontFacts | null>
  close(): void
}
