import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { ugcAds } = contract

const listFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(ugcAds.list, {}))

export const createUgcAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(ugcAds.create))
  .handler(({ data, context }) => context.call(ugcAds.create, data))

const adFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(ugcAds.detail))
  .handler(({ data, context }) => context.call(ugcAds.detail, data))

export const saveUgcAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(ugcAds.save))
  .handler(({ data, context }) => context.call(ugcAds.save, data))

export const removeUgcAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(ugcAds.remove))
  .handler(({ data, context }) => context.call(ugcAds.remove, data))

export const ugcAdKeys = { list: ['ugc-ads', 'list'] as const }

export const ugcAdListQuery = () =>
  queryOptions({ queryKey: ugcAdKeys.list, queryFn: () => listFn(), staleTime: 2_000 })

/** Read once: from then on the page has what is newest. */
export const ugcAdQuery = (adId: string) =>
  queryOptions({
    queryKey: ['ugc-ads', 'ad', adId],
    queryFn: () => adFn({ data: { adId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
