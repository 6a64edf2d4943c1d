import { queryOptions } from '@tanstack/react-query'
import { modelsFn } from './catalog.functions'

export const modelsQuery = () =>
  queryOptions({ queryKey: ['catalog', 'models'], queryFn: () => modelsFn(), staleTime: 300_000 })
