import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { planning } = contract

export const makeBriefsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(planning.briefs))
  .handler(({ data, context }) => context.call(planning.briefs, data))

export const planMonthFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(planning.month))
  .handler(({ data, context }) => context.call(planning.month, data))

export const writeScriptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(planning.script))
  .handler(({ data, context }) => context.call(planning.script, data))
