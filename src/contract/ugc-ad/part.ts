import type { CreateTaskRequest } from '../endpoints/tasks.ts'
import type { UgcStep } from '../endpoints/ugc-ads.ts'
import type { Work } from '../work.ts'

/** One thing that is made. */
export interface Part {
  id: string
  step: UgcStep
  /** What it costs follows from this; roughly, while what it stands on is not there. */
  work: Work
  /** Whether its length is known from what it stands on, and its price with it. */
  isExact: boolean
  /** Null while something that it stands on is missing. */
  request: CreateTaskRequest | null
}
