import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Checks a received file, then stores or refuses it. There are many retries because a crash uses one up too. */
export const checkUploadJob = defineJob({
  name: 'uploads.check',
  pool: 'files',
  payload: z.object({ uploadId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 300,
  concurrency: 2,
})
