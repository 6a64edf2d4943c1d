import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

/* Separate from saving, which the create page does. */

const { creatives, reviews } = contract

export const creativeListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(creatives.list))
  .handler(({ data, context }) => context.call(creatives.list, data))

export const creativeFiltersFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(creatives.filters, {}))

export const creativeFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(creatives.detail))
  .handler(({ data, context }) => context.call(creatives.detail, data))

export const creativeLogFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(creatives.log))
  .handler(({ data, context }) => context.call(creatives.log, data))

export const renameCreativeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.rename))
  .handler(({ data, context }) => context.call(creatives.rename, data))

export const creativeVersionsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(creatives.versions))
  .handler(({ data, context }) => context.call(creatives.versions, data))

export const proposeWordsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.proposeWords))
  .handler(({ data, context }) => context.call(creatives.proposeWords, data))

export const makeVersionsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.makeVersions))
  .handler(({ data, context }) => context.call(creatives.makeVersions, data))

export const removeCreativesFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.remove))
  .handler(({ data, context }) => context.call(creatives.remove, data))

export const createLinkFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.createLink))
  .handler(({ data, context }) => context.call(reviews.createLink, data))

export const linkListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(reviews.listLinks))
  .handler(({ data, context }) => context.call(reviews.listLinks, data))

export const closeLinkFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.closeLink))
  .handler(({ data, context }) => context.call(reviews.closeLink, data))

export const creativeReviewFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(reviews.ofCreative))
  .handler(({ data, context }) => context.call(reviews.ofCreative, data))

export const resolveCommentFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.resolveComment))
  .handler(({ data, context }) => context.call(reviews.resolveComment, data))
