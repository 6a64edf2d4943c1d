import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Cuts a product out of one of its pictures, once for all future ads. */
export const cutOutJob = defineJob({
  name: 'products.cut-out',
  pool: 'files',
  payload: z.object({ productId: z.uuid(), fileId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
  concurrency: 1,
})
