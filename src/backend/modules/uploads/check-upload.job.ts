import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Looks at a received file, keeps it or refuses it. Tries are many because a crash uses one up too. */
export const checkUploadJob = defineJob({
  name: 'uploads.check',
  pool: 'files',
  payload: z.object({ uploadId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 300,
  concurrency: 2,
})
