import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { deleteAccount } from './delete-account.ts'
import { eraseAccountsJob } from './erase-accounts.job.ts'
import { exportData } from './export-data.ts'
import { serveExport } from './serve-export.ts'

/** Users' rights to their data: export and deletion. */
export const personalDataModule: Module = {
  name: 'personal-data',
  jobs: (context) => [
    handleJob(eraseAccountsJob, async () => {
      const { eraseAccounts } = await import('./erase-accounts.ts')
      return (_, { signal }) => eraseAccounts(context, signal)
    }),
  ],
  routes(app) {
    mount(app, contract.personalData.exportData, exportData)
    mount(app, contract.personalData.deleteAccount, deleteAccount)
    app.get(STREAMS.dataExport, async (c) => {
      const { context, actor, request } = c.var
      await context.rateLimits.take('dataExport', actor, request)
      return serveExport(c)
    })
  },
}
