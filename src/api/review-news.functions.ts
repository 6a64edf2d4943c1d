import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { reviews } = contract

const reviewNewsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(reviews.news, {}))

export const markNewsSeenFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(reviews.markNewsSeen))
  .handler(({ data, context }) => context.call(reviews.markNewsSeen, data))

/** Recent guest feedback; polled now and then, since no event stream reports it. */
export const reviewNewsQuery = () =>
  queryOptions({
    queryKey: ['review-news'],
    queryFn: () => reviewNewsFn(),
    staleTime: 10_000,
    refetchInterval: 60_000,
  })
