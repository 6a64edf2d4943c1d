import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { cancelWork } from './cancel-work.ts'
import { deleteRemoval } from './delete-removal.ts'
import { detectMarks } from './detect-marks.ts'
import { openOwnVideo } from './open-own.ts'
import { openRemoval } from './open-removal.ts'
import { previewRemoval } from './preview-removal.ts'
import { proxyVideo } from './proxy-video.ts'
import { showRemoval } from './show-removal.ts'
import { startRemoval } from './start-removal.ts'
import { sweepRemovalsJob } from './sweep-removals.job.ts'
import { proxyJob, runRemovalJob, tryRemovalJob } from './work.job.ts'

/**
 * The watermark remover: a visitor or user opens a removal with an uploaded video and reaches it through
 * a secret link. A video that browsers can't play gets a proxy, a small copy for viewing. Detections and
 * previews are free but limited in number. Everyone has the same number of free runs a day; after those,
 * users pay by length and size. Credits are held before a run, taken when it succeeds, and given back
 * when it fails or is cancelled; the same goes for a visitor's free run. Everything is deleted on
 * request or when it expires.
 */
export { expireRemovals } from './expire-removals.ts'

export const watermarkModule: Module = {
  name: 'watermark',
  keeps: {
    removal_works: '90 days after the removal was deleted',
    removals: '90 days after it was deleted',
  },
  routes(app) {
    mount(app, contract.watermark.open, openRemoval)
    mount(app, contract.watermark.openOwn, openOwnVideo)
    mount(app, contract.watermark.detail, showRemoval)
    mount(app, contract.watermark.detect, detectMarks)
    mount(app, contract.watermark.preview, previewRemoval)
    mount(app, contract.watermark.proxy, proxyVideo)
    mount(app, contract.watermark.start, startRemoval)
    mount(app, contract.watermark.cancel, cancelWork)
    mount(app, contract.watermark.remove, deleteRemoval)
  },
  async sweepHere(context) {
    const { sweepWorkFolders } = await import('./sweep-removals.ts')
    await sweepWorkFolders(context)
  },
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
