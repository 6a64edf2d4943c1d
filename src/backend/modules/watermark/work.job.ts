import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

const shared = {
  payload: z.object({ workId: z.uuid() }),
  /** Many, because a crash uses one up too; how often a work may really fail is counted at the work. */
  retries: 20,
  retryDelaySeconds: 1,
  concurrency: 1,
  pool: 'removals',
} as const

/** A whole run. */
export const runRemovalJob = defineJob({
  ...shared,
  name: 'watermark.run',
  timeoutSeconds: 6 * 3_600,
})

/** A detection or a preview, which nobody shall wait for behind somebody's film. */
export const tryRemovalJob = defineJob({ ...shared, name: 'watermark.try', timeoutSeconds: 1_800 })
/** A copy that browsers can play; nobody shall wait for it with a detection. */
export const proxyJob = defineJob({ ...shared, name: 'watermark.proxy', timeoutSeconds: 3_600 })
