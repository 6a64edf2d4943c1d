import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Permanently deletes items whose time in the bin is over. */
export const sweepBinJob = defineJob({
  name: 'library.sweep_bin',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '23 * * * *',
})
