import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes visitors who have not returned and usage that no longer counts. */
export const sweepVisitorsJob = defineJob({
  name: 'visitors.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '41 3 * * *',
})
