import { z } from 'zod'
import { defineJob } from '../../../queue/job.ts'

/** Refunds a payment for a plan that arrived when the team already had one. */
export const refundSecondPlanJob = defineJob({
  name: 'billing.refund-second-plan',
  payload: z.object({ orderId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 300,
  timeoutSeconds: 60,
  concurrency: 1,
})
