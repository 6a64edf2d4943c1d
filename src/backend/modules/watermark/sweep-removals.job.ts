import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes removals whose time is over, and sees to it that every unfinished work has a job. */
export const sweepRemovalsJob = defineJob({
  name: 'watermark.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '* * * * *',
  atStart: true,
})
