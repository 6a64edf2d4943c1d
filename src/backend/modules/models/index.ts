import { contract } from '../../../contract/contract.ts'
import { capabilitiesOf } from '../../capabilities.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { adminInfo } from './admin-info.ts'
import { listEnums } from './list-enums.ts'
import { listModels } from './list-models.ts'

export { listModels } from './list-models.ts'

export const modelsModule: Module = {
  name: 'models',
  routes(app) {
    mount(app, contract.models.adminInfo, adminInfo)
    mount(app, contract.models.enums, listEnums)
    mount(app, contract.models.list, listModels)
    mount(app, contract.models.capabilities, (context) => ({
      capabilities: capabilitiesOf(context),
    }))
  },
}
