import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { exportData } from './export-data.ts'
import { serveExport } from './serve-export.ts'

/** What a person may ask of everything that is kept of them. */
export const personalDataModule: Module = {
  name: 'personal-data',
  routes(app) {
    mount(app, contract.personalData.exportData, exportData)
    app.get(STREAMS.dataExport, async (c) => {
      const { context, actor, request } = c.var
      await context.rateLimits.take('dataExport', actor, request)
      return serveExport(c)
    })
  },
}
