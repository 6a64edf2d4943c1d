import type { ModelView } from '../endpoints/models.ts'
import { SPEAKING_SECONDS_MAX } from '../people.ts'
import { creditsOf, type Work } from '../work.ts'
import type { Part } from './part.ts'

/** A voice may take this much longer than a calm one: beyond it nothing is made without being asked again. */
const SLOWEST = 1.3

export interface UgcPrice {
  /** What it costs if voices take as long as they usually do. */
  about: number
  /** What it never costs more than. */
  most: number
}

/** What parts cost together; null where nobody makes one of them. */
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
