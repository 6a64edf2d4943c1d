import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

const { creatives } = contract

export const saveCreativeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(creatives.save.input)
  .handler(({ data, context }) => context.call(creatives.save, data))

export const creativeLogFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(creatives.log.input)
  .handler(({ data, context }) => context.call(creatives.log, data))
