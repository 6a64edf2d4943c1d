import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes files whose owner is gone, unless something else needs them. Enqueued when the owner is deleted. */
export const releaseFilesJob = defineJob({
  name: 'files.release',
  payload: z.object({ fileIds: z.array(z.string()) }),
  retries: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
  concurrency: 1,
  batch: 20,
})
