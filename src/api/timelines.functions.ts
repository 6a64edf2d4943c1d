import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { timelines } = contract

export const timelineSourceFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(timelines.source))
  .handler(({ data, context }) => context.call(timelines.source, data))

const openFilmFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(timelines.open))
  .handler(({ data, context }) => context.call(timelines.open, data))

/** Read once: after that, the editor has the latest state. */
export const filmQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['timelines', 'film', fileId],
    queryFn: () => openFilmFn({ data: { fileId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** The file never changes, but its URL expires, which matters on pages that stay open long enough. */
export const timelineSourceQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['timelines', 'source', fileId],
    queryFn: () => timelineSourceFn({ data: { file: { output_id: fileId } } }),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
