import type { MediaKind } from '../../../../contract/media-kind.ts'
import type { Provenance } from '../../../media/provenance.ts'

const NOUNS = { image: 'picture', video: 'video', audio: 'sound' } as const satisfies Record<
  MediaKind,
  string
>

/** Provenance of a file whose scene a model made without ever seeing the product. */
export const sceneMadeWith = (madeBy: string): Provenance => ({
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  creatorTool: `${madeBy}, Adloom built-in engine`,
  description: `The scene was made with ${madeBy}, an AI model. The product is a photo of it, put there by the built-in engine of Adloom.`,
})

/** Provenance of a file that a model made and the engine set text over. */
export const madeWith = (madeBy: string, kind: MediaKind): Provenance => ({
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  creatorTool: `${madeBy}, Adloom built-in engine`,
  description: `The ${NOUNS[kind]} was made with ${madeBy}, an AI model. Its words were set by the built-in engine of Adloom, without one.`,
})
