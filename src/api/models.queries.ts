import { queryOptions } from '@tanstack/react-query'
import { modelsFn } from './models.functions'
import { publicKeys } from './public-keys'

export const modelsQuery = () =>
  queryOptions({ queryKey: publicKeys.models, queryFn: () => modelsFn(), staleTime: 300_000 })
