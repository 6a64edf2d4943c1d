import { queryOptions } from '@tanstack/react-query'
import { adminInfoFn, enumsFn, modelsFn } from './catalog.functions'

const HOUR_MS = 3_600_000

export const adminInfoQuery = () =>
  queryOptions({ queryKey: ['catalog', 'info'], queryFn: () => adminInfoFn(), staleTime: HOUR_MS })

export const enumsQuery = () =>
  queryOptions({ queryKey: ['catalog', 'enums'], queryFn: () => enumsFn(), staleTime: HOUR_MS })

export const modelsQuery = () =>
  queryOptions({ queryKey: ['catalog', 'models'], queryFn: () => modelsFn(), staleTime: 300_000 })
