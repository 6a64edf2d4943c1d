import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes packs whose time is over or that nobody wants, and gives a job to every one that has none. */
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
