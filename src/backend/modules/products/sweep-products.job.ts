import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Forgets products that were deleted long ago, and keeps what is known of the others' pictures. */
export const sweepProductsJob = defineJob({
  name: 'products.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '47 */6 * * *',
})
