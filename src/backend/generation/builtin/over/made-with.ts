import type { MediaKind } from '../../../../contract/media-kind.ts'
import type { Provenance } from '../../../media/provenance.ts'

const NOUNS = { image: 'picture', video: 'video', audio: 'sound' } as const satisfies Record<
  MediaKind,
  string
>

/** What a file says of itself whose scene a model made, and whose product it never saw. */
export const sceneMadeWith = (madeBy: string): Provenance => ({
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  creatorTool: `${madeBy}, Adloom built-in engine`,
  description: `The scene was made with ${madeBy}, an AI model. The product is a photo of it, put there by the built-in engine of Adloom.`,
})

/** What a file says of itself that a model made and words were set over. */
export const madeWith = (madeBy: string, kind: MediaKind): Provenance => ({
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  creatorTool: `${madeBy}, Adloom built-in engine`,
  description: `The ${NOUNS[kind]} was made with ${madeBy}, an AI model. Its words were set by the built-in engine of Adloom, without one.`,
})
