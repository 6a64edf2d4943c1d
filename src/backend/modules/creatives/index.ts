import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { saveCreative } from './save-creative.ts'
import { showLog } from './show-log.ts'

export const creativesModule: Module = {
  name: 'creatives',
  routes(app) {
    mount(app, contract.creatives.save, saveCreative)
    mount(app, contract.creatives.log, showLog)
  },
}
