import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Frees what has been in a bin for as long as bins keep things. */
export const sweepBinJob = defineJob({
  name: 'library.sweep_bin',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '23 * * * *',
})
