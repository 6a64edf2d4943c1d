import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes what no longer opens anything: old codes, flows, attempts and sessions. */
export const sweepAccountsJob = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '17 * * * *',
})
