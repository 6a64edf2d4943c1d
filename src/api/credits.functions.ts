import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { credits } = contract

export const balanceFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(credits.balance, {}))

export const calculateCreditsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(credits.calculate))
  .handler(({ data, context }) => context.call(credits.calculate, data))

export const ledgerFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(credits.ledger))
  .handler(({ data, context }) => context.call(credits.ledger, data))
