import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { checkBeforeExport } from './check-before-export.ts'
import { mendPicture } from './mend-picture.ts'

/** What speaks against sending an ad out as it is, and what can be done about it. */
export const preflightModule: Module = {
  name: 'preflight',
  routes(app) {
    mount(app, contract.preflight.check, checkBeforeExport)
    mount(app, contract.preflight.mend, mendPicture)
  },
}
