import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { isFinished } from '@/contract/generation'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { watermark } = contract

export const openRemovalFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.open))
  .handler(({ data, context }) => context.call(watermark.open, data))

export const openOwnVideoFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(watermark.openOwn))
  .handler(({ data, context }) => context.call(watermark.openOwn, data))

/** POST keeps the link's secret out of URLs, which are logged. */
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

const POLL_MS = 1_000

/** Whether the engine is working, or will be, on a removal. */
export const isAtWork = ({ detection, preview, run, proxies }: RemovalView): boolean =>
  [detection, preview, run, ...proxies].some((work) => work && !isFinished(work.status))

/** A removal by its link's secret, polled while the engine is working. */
export const removalQuery = (token: string) =>
  queryOptions({
    queryKey: ['watermark', 'removal', token],
    queryFn: () => removalFn({ data: { token } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  })
