import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { brands } = contract

export const brandFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(brands.detail))
  .handler(({ data, context }) => context.call(brands.detail, data))

export const brandKeys = {
  all: ['brands'] as const,
  list: ['brands', 'list'] as const,
  detail: (brandId: string) => ['brands', brandId] as const,
}

/** A team's brand: it only changes in its editor, which writes the cache. */
export const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: brandKeys.detail(brandId),
    queryFn: () => brandFn({ data: { brandId } }),
    staleTime: 300_000,
  })
