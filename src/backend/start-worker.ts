import type { Context } from './context.ts'
import { listJobHandlers } from './modules/job-handlers.ts'
import { type JobHandler, POOLS, type Pool } from './queue/job.ts'

/**
 * Which jobs a process works on, and how many of a kind at once. Defaults: all jobs, and the concurrency from the
 * settings.
 */
export interface WorkerChoice {
  pools?: readonly Pool[]
  concurrency?: number | undefined
}

/** Starts working on every module's jobs in this process, or only on those of some pools. */
export async function startWorker(
  context: Context,
  { pools = POOLS, concurrency }: WorkerChoice = {},
): Promise<void> {
  const handlers = listJobHandlers(context).map((handler) => withConcurrency(handler, concurrency))
  await context.queue.work(handlers, pools)
}

/** Overrides the concurrency of jobs people wait for; one maintenance job (`care`) at a time is enough. */
const withConcurrency = (handler: JobHandler, concurrency: number | undefined): JobHandler =>
  concurrency === undefined || (handler.definition.pool ?? 'care') === 'care'
    ? handler
    : { ...handler, definition: { ...handler.definition, concurrency } }
