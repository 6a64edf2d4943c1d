import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Checks once on an ad that is being made, and orders the parts that are due. */
export const advanceAdJob = defineJob({
  name: 'ugc-ads.advance',
  payload: z.object({ runId: z.uuid(), look: z.number().int() }),
  retries: 20,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
  concurrency: 4,
})

/** Makes sure that every ad being made has a check scheduled. */
export const reconcileAdsJob = defineJob({
  name: 'ugc-ads.reconcile',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '* * * * *',
  atStart: true,
})
