import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { admin } = contract

export const adminModelsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(admin.models, {}))

export const switchModelFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.switchModel))
  .handler(({ data, context }) => context.call(admin.switchModel, data))

export const adminCapabilitiesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(admin.capabilities, {}))

export const operatorActionsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(admin.actions))
  .handler(({ data, context }) => context.call(admin.actions, data))

export const adminProvidersFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(admin.providers, {}))

export const checkProviderFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.checkProvider))
  .handler(({ data, context }) => context.call(admin.checkProvider, data))

export const enterSettingFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.enterSetting))
  .handler(({ data, context }) => context.call(admin.enterSetting, data))

export const removeSettingFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.removeSetting))
  .handler(({ data, context }) => context.call(admin.removeSetting, data))

export const setBudgetFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.setBudget))
  .handler(({ data, context }) => context.call(admin.setBudget, data))

export const testModelFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.testModel))
  .handler(({ data, context }) => context.call(admin.testModel, data))

export const adminTasksFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(admin.tasks, {}))

export const adminRetryTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.retryTask))
  .handler(({ data, context }) => context.call(admin.retryTask, data))

export const releaseTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(admin.releaseTask))
  .handler(({ data, context }) => context.call(admin.releaseTask, data))
