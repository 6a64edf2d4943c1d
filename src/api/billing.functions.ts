import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { billing } = contract

export const priceListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(billing.priceList))
  .handler(({ data, context }) => context.call(billing.priceList, data))

export const checkoutFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(billing.checkout))
  .handler(({ data, context }) => context.call(billing.checkout, data))

export const ordersFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(billing.orders))
  .handler(({ data, context }) => context.call(billing.orders, data))

export const orderFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(billing.order))
  .handler(({ data, context }) => context.call(billing.order, data))

export const subscriptionFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(billing.subscription, {}))

export const cancelRenewalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(billing.cancelRenewal, {}))

export const reactivateFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(billing.reactivate, {}))

export const previewChangeFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(billing.previewChange))
  .handler(({ data, context }) => context.call(billing.previewChange, data))

export const changePlanFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(billing.changePlan))
  .handler(({ data, context }) => context.call(billing.changePlan, data))

export const portalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(billing.portal))
  .handler(({ data, context }) => context.call(billing.portal, data))

export const seatsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(billing.seats, {}))

export const creditLotsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(billing.credits, {}))

export const inquiryFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(billing.inquiry))
  .handler(({ data, context }) => context.call(billing.inquiry, data))

export const creditUsageFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(billing.usage))
  .handler(({ data, context }) => context.call(billing.usage, data))
