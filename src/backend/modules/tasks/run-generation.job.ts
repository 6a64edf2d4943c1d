import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/**
 * Brings an accepted task to its end. Tries are many because a crash uses one up too; how often a
 * task may really fail is counted at the task.
 */
export const runGenerationJob = defineJob({
  name: 'tasks.run-generation',
  payload: z.object({ taskId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 3_600,
  concurrency: 1,
})
