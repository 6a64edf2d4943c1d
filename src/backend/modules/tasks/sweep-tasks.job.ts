import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Forgets events nobody will ask for again, and results older than the installation keeps them. */
export const sweepTasksJob = defineJob({
  name: 'tasks.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 1_800,
  concurrency: 1,
  schedule: '29 * * * *',
})
