import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/**
 * Permanently deletes products whose time in the bin is over, and renews what the engine remembers about
 * the pictures of the others.
 */
export const sweepProductsJob = defineJob({
  name: 'products.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '47 */6 * * *',
})
