import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Makes the files of an export pack, one after the other. There are many retries because a crash uses one up too. */
export const runPackJob = defineJob({
  name: 'export-packs.run',
  pool: 'files',
  payload: z.object({ packId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 4 * 3_600,
  concurrency: 1,
})
