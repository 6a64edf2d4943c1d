import type { AdVersion } from '../../../../contract/endpoints/ad-versions.ts'
import type { GenerationRequest } from '../../provider.ts'

/** One of a task's results: what it is asked to say, and which draw of its look it has. */
export interface Ordered {
  request: GenerationRequest
  variation: number
}

/** Variations of one brief, each of its own look; or one look, each time with other words. */
export const orderedOf = (request: GenerationRequest): Ordered[] => {
  const { versions, count } = request
  return versions
    ? versions.words.map((version) => ({
        request: inLanguage(request, version),
        variation: versions.variation,
      }))
    : Array.from({ length: count }, (_, variation) => ({ request, variation }))
}

/** The same order with other words; how it looks goes on to follow from its prompt. */
const inLanguage = (request: GenerationRequest, { language, words }: AdVersion) => ({
  ...request,
  corrections: { ...request.corrections, ...words },
  wordsIn: language,
})
