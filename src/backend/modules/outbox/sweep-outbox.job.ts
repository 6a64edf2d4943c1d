import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Erases expired codes, and deletes old mail. */
export const sweepOutboxJob = defineJob({
  name: 'outbox.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '*/5 * * * *',
  atStart: true,
})
