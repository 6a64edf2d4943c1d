import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { archiveItems } from './archive-items.ts'
import { binItems, restoreItems } from './bin-items.ts'
import { createFolder, removeFolder, renameFolder } from './folders.ts'
import { removeItems } from './free-items.ts'
import { listItems } from './list-items.ts'
import { organizeItems } from './organize-items.ts'
import { showOverview } from './show-overview.ts'
import { starItems } from './star-items.ts'
import { sweepBinJob } from './sweep-bin.job.ts'

/** What people do with their team's files; the files module stores the items themselves. */
export const libraryModule: Module = {
  name: 'library',
  routes(app) {
    const { library } = contract
    mount(app, library.list, listItems)
    mount(app, library.overview, showOverview)
    mount(app, library.createFolder, createFolder)
    mount(app, library.renameFolder, renameFolder)
    mount(app, library.removeFolder, removeFolder)
    mount(app, library.organize, organizeItems)
    mount(app, library.star, starItems)
    mount(app, library.bin, binItems)
    mount(app, library.restore, restoreItems)
    mount(app, library.remove, removeItems)
    mount(app, library.archive, archiveItems)
  },
  jobs: (context) => [
    handleJob(sweepBinJob, async () => {
      const { sweepBin } = await import('./sweep-bin.ts')
      return (_payload, run) => sweepBin(context, run)
    }),
  ],
}
