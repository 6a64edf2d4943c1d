import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { PACK_DAYS } from '../../../contract/limits.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { listPacks, showPack } from './list-packs.ts'
import { removePack } from './remove-pack.ts'
import { runPackJob } from './run-pack.job.ts'
import { servePack } from './serve-pack.ts'
import { startPack } from './start-pack.ts'
import { sweepPacksJob } from './sweep-packs.job.ts'

export { erasePacksOfTeam } from './erase-packs.ts'

/** Archives of creatives in the formats that ad platforms accept. */
export const exportPacksModule: Module = {
  name: 'export-packs',
  keeps: {
    export_files: 'as long as the pack',
    export_packs: `${PACK_DAYS} days`,
  },
  routes(app) {
    const { exportPacks } = contract
    mount(app, exportPacks.start, startPack)
    mount(app, exportPacks.list, listPacks)
    mount(app, exportPacks.detail, showPack)
    mount(app, exportPacks.remove, removePack)
    app.get(STREAMS.exportPack, async (c) => {
      const { context, actor, request } = c.var
      await context.rateLimits.take('archive', actor, request)
      return servePack(c)
    })
  },
  async sweepHere(context) {
    const { sweepPackFolders } = await import('./sweep-packs.ts')
    await sweepPackFolders(context)
  },
  jobs: (context) => [
    handleJob(runPackJob, async () => {
      const { runPack } = await import('./run-pack.ts')
      return (payload, run) => runPack(context, payload, run)
    }),
    handleJob(sweepPacksJob, async () => {
      const { sweepPacks } = await import('./sweep-packs.ts')
      return () => sweepPacks(context)
    }),
  ],
}
