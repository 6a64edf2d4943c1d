import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes accounts whose waiting period is over. */
export const eraseAccountsJob = defineJob({
  name: 'personal-data.erase',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 1_800,
  concurrency: 1,
  schedule: '41 * * * *',
})
