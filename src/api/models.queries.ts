import { queryOptions } from '@tanstack/react-query'
import { modelsFn } from './models.functions'
import { publicKeys } from './public-keys'

export const modelsQuery = () =>
  queryOptions({ queryKey: publicKeys.models, queryFn: () => modelsFn(), staleTime: 300_000 })

/** A switch of the operator is followed within this time, without a reload. */
const LOOK_EVERY_MS = 10_000

/** The models where one of them is chosen: looked at now and then while the page is in front. */
export const offeredModelsQuery = () => ({ ...modelsQuery(), refetchInterval: LOOK_EVERY_MS })
