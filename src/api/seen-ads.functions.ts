import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { SeenAdQuery } from '@/contract/endpoints/seen-ads'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { seenAds } = contract

export const seenAdsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(seenAds.list))
  .handler(({ data, context }) => context.call(seenAds.list, data))

export const seenAdFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(seenAds.detail))
  .handler(({ data, context }) => context.call(seenAds.detail, data))

export const addSeenAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(seenAds.add))
  .handler(({ data, context }) => context.call(seenAds.add, data))

export const saveSeenAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(seenAds.save))
  .handler(({ data, context }) => context.call(seenAds.save, data))

export const removeSeenAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(seenAds.remove))
  .handler(({ data, context }) => context.call(seenAds.remove, data))

/** Invalidated when colleagues collect ads. */
export const seenAdKeys = { all: ['seen-ads'] as const }

export type SeenAdFilter = Omit<SeenAdQuery, 'cursor' | 'limit'>

/** The board, page by page. */
export const seenAdsQuery = (filter: SeenAdFilter) =>
  infiniteQueryOptions({
    queryKey: [...seenAdKeys.all, 'list', filter],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      seenAdsFn({ data: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 10_000,
  })

export const seenAdQuery = (adId: string) =>
  queryOptions({
    queryKey: [...seenAdKeys.all, 'ad', adId],
    queryFn: () => seenAdFn({ data: { adId } }),
    staleTime: 5_000,
  })
