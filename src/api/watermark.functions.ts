import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { watermark } = contract

export const openRemovalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.open))
  .handler(({ data, context }) => context.call(watermark.open, data))

/** POST, so that the secret of the link stands in no address that is logged. */
export const removalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.detail))
  .handler(({ data, context }) => context.call(watermark.detail, data))

export const detectMarksFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.detect))
  .handler(({ data, context }) => context.call(watermark.detect, data))

export const previewRemovalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.preview))
  .handler(({ data, context }) => context.call(watermark.preview, data))

export const proxyVideoFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.proxy))
  .handler(({ data, context }) => context.call(watermark.proxy, data))

export const startRemovalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.start))
  .handler(({ data, context }) => context.call(watermark.start, data))

export const cancelRemovalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.cancel))
  .handler(({ data, context }) => context.call(watermark.cancel, data))

export const deleteRemovalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.remove))
  .handler(({ data, context }) => context.call(watermark.remove, data))
