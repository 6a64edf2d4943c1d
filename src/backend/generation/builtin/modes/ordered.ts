import type { AdVersion } from '../../../../contract/endpoints/ad-versions.ts'
import type { GenerationRequest } from '../../provider.ts'

/** One of a task's results: its request, and the number of its look. */
export interface Ordered {
  request: GenerationRequest
  variation: number
}

/** Variations of one brief, each with its own look; or one look with different words each time. */
export const orderedOf = (request: GenerationRequest): Ordered[] => {
  const { versions, count } = request
  return versions
    ? versions.words.map((version) => ({
        request: inLanguage(request, version),
        variation: versions.variation,
      }))
    : Array.from({ length: count }, (_, variation) => ({ request, variation }))
}

/** The same request with other words; its look still follows from the prompt. */
const inLanguage = (request: GenerationRequest, { language, words }: AdVersion) => ({
  ...request,
  corrections: { ...request.corrections, ...words },
  wordsIn: language,
})
