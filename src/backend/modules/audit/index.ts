import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { listActions } from './list-actions.ts'

export { recordAction } from './record-action.ts'

/** The log of what operators did and of who stated whose consent; modules of any kind write into it. */
export const auditModule: Module = {
  name: 'audit',
  keeps: { operator_actions: KEPT.forEver },
  routes(app) {
    mount(app, contract.admin.actions, listActions)
  },
}
