import { z } from 'zod'
import { defineJob } from '../../../queue/job.ts'

/** Ensures that the gateway stops charging for a subscription that ended here. */
export const endAtGatewayJob = defineJob({
  name: 'billing.end-at-gateway',
  payload: z.object({ subscriptionId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 300,
  timeoutSeconds: 60,
  concurrency: 1,
})
