import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Separates a product from the ground of one of its pictures, once for every ad to come. */
export const cutOutJob = defineJob({
  name: 'products.cut-out',
  pool: 'files',
  payload: z.object({ productId: z.uuid(), fileId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
  concurrency: 1,
})
