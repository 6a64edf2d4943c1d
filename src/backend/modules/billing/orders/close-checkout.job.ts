import { z } from 'zod'
import { defineJob } from '../../../queue/job.ts'

/** Closes the payment page of an order that should no longer be paid. */
export const closeCheckoutJob = defineJob({
  name: 'billing.close-checkout',
  payload: z.object({ orderId: z.uuid() }),
  retries: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  concurrency: 1,
})
