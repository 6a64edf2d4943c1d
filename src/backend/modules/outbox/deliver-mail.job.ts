import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Hands one row of the outbox to the mail server. */
export const deliverMailJob = defineJob({
  name: 'outbox.deliver',
  payload: z.object({ mailId: z.uuid() }),
  retries: 5,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 4,
})
