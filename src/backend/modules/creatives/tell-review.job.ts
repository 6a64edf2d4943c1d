import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Mails the guests' reviews that came in through a link since its last mail. */
export const tellReviewJob = defineJob({
  name: 'creatives.tell-review',
  payload: z.object({ linkId: z.uuid(), origin: z.string() }),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  concurrency: 2,
})
