import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { listActions } from './list-actions.ts'
import { listModels } from './list-models.ts'
import { switchModel } from './switch-model.ts'

export { grantOperator } from './grant-operator.ts'
export { openChoices } from './open-choices.ts'

/** The operator page: who may see it, what is switched there, and what operators did. */
export const adminModule: Module = {
  name: 'admin',
  routes(app) {
    mount(app, contract.admin.models, listModels)
    mount(app, contract.admin.switchModel, switchModel)
    mount(app, contract.admin.actions, listActions)
  },
}
