import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Forgets visitors who have not come back, and whose usage counts no more. */
export const sweepVisitorsJob = defineJob({
  name: 'visitors.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '41 3 * * *',
})
