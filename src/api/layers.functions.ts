import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { layers } = contract

export const drawLayersFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(layers.draw))
  .handler(({ data, context }) => context.call(layers.draw, data))

const openLayersFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(layers.open))
  .handler(({ data, context }) => context.call(layers.open, data))

/** Read once: after that, the editor has the latest state. */
export const layersQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['layers', fileId],
    queryFn: () => openLayersFn({ data: { fileId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
