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

/** Read once: from then on the editor has what is newest. */
export const filmQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['timelines', 'film', fileId],
    queryFn: () => openFilmFn({ data: { fileId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** A file never changes; its address ends after a while, which a page that stays open that long notices. */
export const timelineSourceQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['timelines', 'source', fileId],
    queryFn: () => timelineSourceFn({ data: { file: { output_id: fileId } } }),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
