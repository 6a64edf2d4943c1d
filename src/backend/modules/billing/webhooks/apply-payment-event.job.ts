import { z } from 'zod'
import { defineJob } from '../../../queue/job.ts'

/** Books one stored report from a payment service, retrying until it is done. */
export const applyPaymentEventJob = defineJob({
  name: 'billing.apply-payment-event',
  payload: z.object({ eventId: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 2,
})
