import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/**
 * Looks once at a task that somebody else's machine works on. Its time is for downloading and storing
 * results; a look that finds nothing new takes as long as one reply of the service.
 */
export const checkRunJob = defineJob({
  name: 'tasks.check-run',
  pool: 'remote',
  payload: z.object({ taskId: z.uuid(), check: z.number().int() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 900,
  concurrency: 4,
})
