import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { subtitles } = contract

const trackListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(subtitles.list, {}))

export const createTrackFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(subtitles.create))
  .handler(({ data, context }) => context.call(subtitles.create, data))

const trackFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(subtitles.detail))
  .handler(({ data, context }) => context.call(subtitles.detail, data))

export const saveTrackFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(subtitles.save))
  .handler(({ data, context }) => context.call(subtitles.save, data))

export const removeTrackFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(subtitles.remove))
  .handler(({ data, context }) => context.call(subtitles.remove, data))

export const translateCuesFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(subtitles.translate))
  .handler(({ data, context }) => context.call(subtitles.translate, data))

const waveformFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(subtitles.waveform))
  .handler(({ data, context }) => context.call(subtitles.waveform, data))

export const subtitleKeys = { all: ['subtitles'] as const, list: ['subtitles', 'list'] as const }

export const trackListQuery = () =>
  queryOptions({ queryKey: subtitleKeys.list, queryFn: () => trackListFn(), staleTime: 2_000 })

/** Read once: after that, the editor has the latest state. */
export const trackQuery = (trackId: string) =>
  queryOptions({
    queryKey: [...subtitleKeys.all, 'track', trackId],
    queryFn: () => trackFn({ data: { trackId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const waveformQuery = (trackId: string) =>
  queryOptions({
    queryKey: [...subtitleKeys.all, 'waveform', trackId],
    queryFn: () => waveformFn({ data: { trackId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
