import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { ApiEnvironment } from '../http/api-environment.ts'
import type { JobHandler } from '../queue/job.ts'

/** How long rows are kept that many tables keep alike. */
export const KEPT = {
  withTheirOwner: 'as long as the account or team',
  withTheHistory: 'as long as it’s in the history',
  forEver: 'forever: books, and who did what',
} as const

/** What a module offers the app besides its verbs. */
export interface Module {
  name: string
  /**
   * How long each of its tables keeps its rows, for the operator. A table that nobody speaks for fails a
   * test: nothing grows without somebody having thought of it.
   */
  keeps?: Readonly<Record<string, string>>
  routes?: (app: Hono<ApiEnvironment>) => void
  /** Handlers of the module's jobs, bound to a context by the worker. */
  jobs?: (context: Context) => readonly JobHandler[]
  /** Removes what its runs that have ended left in folders of this machine. */
  sweepHere?: (context: Context) => Promise<void>
}
