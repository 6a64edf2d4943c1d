import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes expired removals and makes sure that every unfinished work item has a job. */
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
