import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { listActions } from './list-actions.ts'

export { recordAction } from './record-action.ts'

/** The log of operator actions and consent statements; any module may write to it. */
export const auditModule: Module = {
  name: 'audit',
  keeps: { operator_actions: KEPT.forEver },
  routes(app) {
    mount(app, contract.admin.actions, listActions)
  },
}
