import { contract } from '../../../contract/contract.ts'
import { everyCapability } from '../../capabilities.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { enterSetting, removeSetting } from './change-setting.ts'
import { checkProvider } from './check-provider.ts'
import { listModels } from './list-models.ts'
import { listProviders } from './list-providers.ts'
import { releaseTask, retryTask } from './operate-tasks.ts'
import { setBudget } from './set-budget.ts'
import { switchModel } from './switch-model.ts'
import { testModel } from './test-model.ts'
import { watchTasks } from './watch-tasks.ts'

export { grantOperator } from './grant-operator.ts'
export { createHealthNotes } from './note-health.ts'
export { openChoices } from './open-choices.ts'
export { readHealth } from './provider-health.ts'
export { switchSecondFactorOff } from './switch-second-factor-off.ts'

/** The operator page: its access, and what can be switched there. */
export const adminModule: Module = {
  name: 'admin',
  keeps: {
    entered_settings: 'until the operator resets them',
    model_switches: 'until the operator resets them',
    provider_budgets: 'until the operator resets them',
    provider_health: 'one row per provider',
  },
  routes(app) {
    mount(app, contract.admin.providers, listProviders)
    mount(app, contract.admin.checkProvider, checkProvider)
    mount(app, contract.admin.enterSetting, enterSetting)
    mount(app, contract.admin.removeSetting, removeSetting)
    mount(app, contract.admin.setBudget, setBudget)
    mount(app, contract.admin.models, listModels)
    mount(app, contract.admin.switchModel, switchModel)
    mount(app, contract.admin.testModel, testModel)
    mount(app, contract.admin.tasks, watchTasks)
    mount(app, contract.admin.retryTask, retryTask)
    mount(app, contract.admin.releaseTask, releaseTask)
    mount(app, contract.admin.capabilities, (context) => ({
      capabilities: everyCapability(context),
    }))
  },
}
