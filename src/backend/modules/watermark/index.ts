import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { mountWatermark } from './routes.ts'
import { sweepRemovalsJob } from './sweep-removals.job.ts'
import { proxyJob, runRemovalJob, tryRemovalJob } from './work.job.ts'

/**
 * The watermark remover: a visitor or user opens a removal with an uploaded video and reaches it by
 * the secret of its link. A video that browsers cannot play gets a proxy, a small copy to look at.
 * Detection and previews are free but counted; the same free runs a day are
 * everybody's, after them a user pays by length and size. Credits are held before a run, taken when
 * it succeeds, and given back when it fails or is cancelled, like a visitor's free run. All is deleted
 * by hand or when its time is over.
 */
export const watermarkModule: Module = {
  name: 'watermark',
  routes: mountWatermark,
  jobs: (context) => [
    handleJob({ ...runRemovalJob, concurrency: context.env.WATERMARK_CONCURRENCY }, async () => {
      const { runWork } = await import('./run-work.ts')
      return (payload, run) => runWork(context, payload, run)
    }),
    handleJob(tryRemovalJob, async () => {
      const { runWork } = await import('./run-work.ts')
      return (payload, run) => runWork(context, payload, run)
    }),
    handleJob(proxyJob, async () => {
      const { runWork } = await import('./run-work.ts')
      return (payload, run) => runWork(context, payload, run)
    }),
    handleJob(sweepRemovalsJob, async () => {
      const { sweepRemovals } = await import('./sweep-removals.ts')
      return () => sweepRemovals(context)
    }),
  ],
}
