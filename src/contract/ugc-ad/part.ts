import type { CreateTaskRequest } from '../endpoints/tasks.ts'
import type { UgcStep } from '../endpoints/ugc-ads.ts'
import type { Work } from '../work.ts'

/** One thing to make. */
export interface Part {
  id: string
  step: UgcStep
  /** Determines the cost; an estimate until the inputs are ready. */
  work: Work
  /** Whether its length, and so its price, is known from its inputs. */
  isExact: boolean
  /** Null while an input is missing. */
  request: CreateTaskRequest | null
}
