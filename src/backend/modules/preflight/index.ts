import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { checkBeforeExport } from './check-before-export.ts'
import { mendPicture } from './mend-picture.ts'

/** Checks an ad before it's published: what is wrong with it, and how to fix it. */
export const preflightModule: Module = {
  name: 'preflight',
  routes(app) {
    mount(app, contract.preflight.check, checkBeforeExport)
    mount(app, contract.preflight.mend, mendPicture)
  },
}
