import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes expired and removed packs, and gives a job to every unfinished pack without one. */
export const sweepPacksJob = defineJob({
  name: 'export-packs.sweep',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '*/5 * * * *',
  atStart: true,
})
