import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { adminInfo } from './admin-info.ts'
import { listEnums } from './list-enums.ts'
import { listModels } from './list-models.ts'

export function mountModels(app: Hono<ApiEnvironment>): void {
  mount(app, contract.models.adminInfo, adminInfo)
  mount(app, contract.models.enums, listEnums)
  mount(app, contract.models.list, listModels)
}
