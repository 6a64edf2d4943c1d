import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Removes stored objects that belong to no file, every night. */
export const sweepOrphansJob = defineJob({
  name: 'files.sweep-orphans',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 3_600,
  concurrency: 1,
  schedule: '17 4 * * *',
})
