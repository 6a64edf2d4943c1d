import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Ensures that every unfinished task has a job and that finished tasks leave nothing behind. */
export const reconcileTasksJob = defineJob({
  name: 'tasks.reconcile',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '* * * * *',
  atStart: true,
})
