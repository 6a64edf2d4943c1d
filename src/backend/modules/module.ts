import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { ApiEnvironment } from '../http/api-environment.ts'
import type { JobHandler } from '../queue/job.ts'

/** What a module offers the app besides its verbs. */
export interface Module {
  name: string
  routes?: (app: Hono<ApiEnvironment>) => void
  /** Handlers of the module's jobs, bound to a context by the worker. */
  jobs?: (context: Context) => readonly JobHandler[]
}
