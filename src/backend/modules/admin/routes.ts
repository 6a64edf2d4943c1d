import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { listActions } from './list-actions.ts'
import { listModels } from './list-models.ts'
import { switchModel } from './switch-model.ts'

export function mountAdmin(app: Hono<ApiEnvironment>): void {
  mount(app, contract.admin.models, listModels)
  mount(app, contract.admin.switchModel, switchModel)
  mount(app, contract.admin.actions, listActions)
}
