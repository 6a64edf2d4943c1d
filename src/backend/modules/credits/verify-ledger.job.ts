import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Verifies the ledger every night and logs every violation. */
export const verifyLedgerJob = defineJob({
  name: 'credits.verify-ledger',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '41 3 * * *',
})
