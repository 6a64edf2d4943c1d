import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

const { catalog } = contract

export const adminInfoFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(catalog.adminInfo, {}))

export const enumsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(catalog.enums, {}))

export const modelsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(catalog.models, {}))
