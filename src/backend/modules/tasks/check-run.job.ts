import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/**
 * Checks once on a task that a remote provider works on. The timeout allows for downloading and storing
 * results; a look without news takes as long as one reply from the service.
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
