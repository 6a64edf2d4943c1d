import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Mails what guests have said by a link since the last mail about it. */
export const tellReviewJob = defineJob({
  name: 'creatives.tell-review',
  payload: z.object({ linkId: z.uuid(), origin: z.string() }),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  concurrency: 2,
})
