import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** No request and no check lasts that long; what is older and has no row belongs to nobody. */
export const LEFTOVER_AGE_MS = 3_600_000

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
