import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { reviews } = contract

/* All are POST, even the reads: a link's token must not end up in access logs. */

const openSharedFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.openShared))
  .handler(({ data, context }) => context.call(reviews.openShared, data))

const openReviewFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.open))
  .handler(({ data, context }) => context.call(reviews.open, data))

export const writeCommentFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.comment))
  .handler(({ data, context }) => context.call(reviews.comment, data))

export const editCommentFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.editComment))
  .handler(({ data, context }) => context.call(reviews.editComment, data))

export const deleteCommentFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.deleteComment))
  .handler(({ data, context }) => context.call(reviews.deleteComment, data))

export const decideFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.decide))
  .handler(({ data, context }) => context.call(reviews.decide, data))

export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: () => openSharedFn({ data: { token } }),
    staleTime: 60_000,
  })

/** Polled, since several people may be commenting at once. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['review', token],
    queryFn: () => openReviewFn({ data: { token } }),
    staleTime: 5_000,
    refetchInterval: 20_000,
  })
