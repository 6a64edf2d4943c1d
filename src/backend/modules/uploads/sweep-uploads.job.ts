import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** No request and no check lasts that long; anything older without a row is a leftover. */
export const LEFTOVER_AGE_MS = 3_600_000

/** Deletes abandoned uploads, and resumes those a crash interrupted. */
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
