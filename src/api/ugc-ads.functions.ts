import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { UgcAd } from '@/contract/endpoints/ugc-ads'
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

export const makeUgcAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(ugcAds.make))
  .handler(({ data, context }) => context.call(ugcAds.make, data))

export const stopUgcAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(ugcAds.stop))
  .handler(({ data, context }) => context.call(ugcAds.stop, data))

export const ugcAdKeys = {
  list: ['ugc-ads', 'list'] as const,
  run: (adId: string) => ['ugc-ads', 'run', adId] as const,
}

/** How soon the page notices progress on the server. */
const RUN_POLL_MS = 2_000

export const ugcAdListQuery = () =>
  queryOptions({ queryKey: ugcAdKeys.list, queryFn: () => listFn(), staleTime: 2_000 })

/** Progress of an ad; polled while it is running. */
export const ugcRunQuery = (known: UgcAd) =>
  queryOptions({
    queryKey: ugcAdKeys.run(known.ad_id),
    queryFn: () => adFn({ data: { adId: known.ad_id } }),
    initialData: known,
    staleTime: RUN_POLL_MS,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.run?.status === 'RUNNING' ? RUN_POLL_MS : false),
  })

/** Read once: after that, the page has the latest state. */
export const ugcAdQuery = (adId: string) =>
  queryOptions({
    queryKey: ['ugc-ads', 'ad', adId],
    queryFn: () => adFn({ data: { adId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
