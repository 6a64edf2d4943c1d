import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Handles what falls due over time: monthly grants, ends of periods and seats, missing payment reports. */
export const sweepBillingJob = defineJob({
  name: 'billing.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 290,
  concurrency: 1,
  schedule: '*/5 * * * *',
  atStart: true,
})
