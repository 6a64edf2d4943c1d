import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Throws away what nobody came back for, and picks up what a crash left half done. */
export const sweepUploadsJob = defineJob({
  name: 'uploads.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '7/20 * * * *',
  atStart: true,
})
