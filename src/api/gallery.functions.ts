import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { gallery } = contract

export const galleryFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(gallery.list))
  .handler(({ data, context }) => context.call(gallery.list, data))

export const galleryItemFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(gallery.item))
  .handler(({ data, context }) => context.call(gallery.item, data))

export const ownGalleryFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(gallery.own))
  .handler(({ data, context }) => context.call(gallery.own, data))

export const starFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(gallery.star))
  .handler(({ data, context }) => context.call(gallery.star, data))

export const publishFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(gallery.publish))
  .handler(({ data, context }) => context.call(gallery.publish, data))

export const unpublishFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(gallery.unpublish))
  .handler(({ data, context }) => context.call(gallery.unpublish, data))

export const archiveResultsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(gallery.archive))
  .handler(({ data, context }) => context.call(gallery.archive, data))

export const deleteResultsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(gallery.remove))
  .handler(({ data, context }) => context.call(gallery.remove, data))
