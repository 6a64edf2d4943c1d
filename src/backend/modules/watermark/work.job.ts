import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

const shared = {
  payload: z.object({ workId: z.uuid() }),
  /** Many, because a crash uses one up too; real failures are counted on the work item. */
  retries: 20,
  retryDelaySeconds: 1,
  concurrency: 1,
  pool: 'removals',
} as const

/** A full run. */
export const runRemovalJob = defineJob({
  ...shared,
  name: 'watermark.run',
  timeoutSeconds: 6 * 3_600,
})

/** A detection or a preview, which should never wait behind someone's feature film. */
export const tryRemovalJob = defineJob({ ...shared, name: 'watermark.try', timeoutSeconds: 1_800 })
/** A copy that browsers can play, which should never wait behind a detection. */
export const proxyJob = defineJob({ ...shared, name: 'watermark.proxy', timeoutSeconds: 3_600 })
