import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes events nobody will request again and results past their retention. */
export const sweepTasksJob = defineJob({
  name: 'tasks.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 1_800,
  concurrency: 1,
  schedule: '29 * * * *',
})
