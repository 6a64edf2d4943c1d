import type { Context } from '../context.ts'
import type { JobHandler } from '../queue/job.ts'
import { modules } from './modules.ts'

/** The jobs of every module with their handlers, bound to a context. */
export const listJobHandlers = (context: Context): JobHandler[] =>
  modules.flatMap((module) => module.jobs?.(context) ?? [])
