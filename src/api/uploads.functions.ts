import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

const { uploads } = contract

export const uploadFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(uploads.detail.input)
  .handler(({ data, context }) => context.call(uploads.detail, data))

export const uploadFromLinkFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(uploads.fromLink.input)
  .handler(({ data, context }) => context.call(uploads.fromLink, data))

export const removeUploadFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(uploads.remove.input)
  .handler(({ data, context }) => context.call(uploads.remove, data))
