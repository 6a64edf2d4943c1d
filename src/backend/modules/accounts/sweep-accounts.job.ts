import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Forgets what can open nothing any more: old codes, flows, tries and sessions. */
export const sweepAccountsJob = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '17 * * * *',
})
