import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { uploads } = contract

export const uploadFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(uploads.detail))
  .handler(({ data, context }) => context.call(uploads.detail, data))

export const uploadFromLinkFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(uploads.fromLink))
  .handler(({ data, context }) => context.call(uploads.fromLink, data))

/** @public No screen calls it yet. */
export const deleteUploadFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(uploads.remove))
  .handler(({ data, context }) => context.call(uploads.remove, data))
