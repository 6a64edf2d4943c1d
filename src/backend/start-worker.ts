import type { Context } from './context.ts'
import { listJobHandlers } from './modules/job-handlers.ts'

/** Starts working on the jobs of every module in this process. */
export async function startWorker(context: Context): Promise<void> {
  await context.queue.work(listJobHandlers(context))
}
