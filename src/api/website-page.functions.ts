import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { products } = contract

export const importsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(products.imports, {}))

export const removeImportFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.removeImport))
  .handler(({ data, context }) => context.call(products.removeImport, data))

/** Web addresses the team imported. */
export const importsQuery = () =>
  queryOptions({
    queryKey: ['products', 'imports'] as const,
    queryFn: () => importsFn(),
    select: ({ imports: rows }) => rows,
    staleTime: 10_000,
  })
