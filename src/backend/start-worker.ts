import type { Context } from './context.ts'
import { listJobHandlers } from './modules/job-handlers.ts'
import { type JobHandler, POOLS, type Pool } from './queue/job.ts'

/** Which jobs a process works on, and how many of a kind at once; all, and as the settings say, without. */
export interface WorkerChoice {
  pools?: readonly Pool[]
  concurrency?: number | undefined
}

/** Starts working on the jobs of every module in this process, or on those of some pools. */
export async function startWorker(
  context: Context,
  { pools = POOLS, concurrency }: WorkerChoice = {},
): Promise<void> {
  const handlers = listJobHandlers(context).map((handler) => withConcurrency(handler, concurrency))
  await context.queue.work(handlers, pools)
}

/** What people wait for may be worked on several times at once; what looks after the house is enough once. */
const withConcurrency = (handler: JobHandler, concurrency: number | undefined): JobHandler =>
  concurrency === undefined || (handler.definition.pool ?? 'care') === 'care'
    ? handler
    : { ...handler, definition: { ...handler.definition, concurrency } }
