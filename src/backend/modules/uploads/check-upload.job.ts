import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Looks at a received file, keeps it or refuses it. */
export const checkUploadJob = defineJob({
  name: 'uploads.check',
  payload: z.object({ uploadId: z.uuid() }),
  retries: 2,
  retryDelaySeconds: 1,
  timeoutSeconds: 300,
  concurrency: 2,
})
