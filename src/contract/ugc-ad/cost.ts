import type { ModelView } from '../endpoints/models.ts'
import { SPEAKING_SECONDS_MAX } from '../people.ts'
import { creditsOf, type Work } from '../work.ts'
import type { Part } from './part.ts'

/** How much longer than a calm voice a voice may take before the user must approve the cost again. */
const SLOWEST = 1.3

export interface UgcPrice {
  /** Cost if voices take as long as usual. */
  about: number
  /** Maximum cost. */
  most: number
}

/** Total cost of the parts; null when no model makes one of them. */
export function priceOf(models: readonly ModelView[], parts: readonly Part[]): UgcPrice | null {
  const about = creditsOf(
    models,
    parts.map(({ work }) => work),
  )
  const most = creditsOf(models, parts.map(longest))
  return about === null || most === null ? null : { about, most }
}

function longest({ work, isExact }: Part): Work {
  if (isExact) return work
  const seconds = Math.ceil(work.seconds * SLOWEST)
  const max = SPEAKING_SECONDS_MAX.digital_person
  return {
    ...work,
    seconds: work.workflowType === 'digital_person' ? Math.min(max, seconds) : seconds,
  }
}
