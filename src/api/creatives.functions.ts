import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { creatives } = contract

export const saveCreativeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.save))
  .handler(({ data, context }) => context.call(creatives.save, data))
