import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { ApiEnvironment } from '../http/api-environment.ts'
import type { JobHandler } from '../queue/job.ts'

/** Retention periods that many tables share. */
export const KEPT = {
  withTheirOwner: 'as long as the account or team',
  withTheHistory: 'as long as it’s in the history',
  forEver: 'forever: books, and who did what',
} as const

/** What a module offers the app besides its verbs. */
export interface Module {
  name: string
  /**
   * Retention of each of the module's tables, shown to the operator. A table without an entry fails a
   * test, so no table grows unnoticed.
   */
  keeps?: Readonly<Record<string, string>>
  routes?: (app: Hono<ApiEnvironment>) => void
  /** Handlers of the module's jobs, bound to a context by the worker. */
  jobs?: (context: Context) => readonly JobHandler[]
  /** Removes what the module's finished runs left in this machine's folders. */
  sweepHere?: (context: Context) => Promise<void>
}
