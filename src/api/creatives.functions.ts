import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { creatives } = contract

export const saveCreativeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.save))
  .handler(({ data, context }) => context.call(creatives.save, data))

/** @public No screen calls it yet. */
export const creativeLogFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(creatives.log))
  .handler(({ data, context }) => context.call(creatives.log, data))
