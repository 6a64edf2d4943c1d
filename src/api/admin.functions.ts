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

export const operatorActionsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(admin.actions))
  .handler(({ data, context }) => context.call(admin.actions, data))
