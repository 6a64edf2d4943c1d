import { queryOptions } from '@tanstack/react-query'
import { brandFn } from './brands.functions'

export const brandKeys = { detail: (brandId: string) => ['brands', brandId] as const }

/** A team's brand: changes only where it is edited, which writes the cache. */
export const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: brandKeys.detail(brandId),
    queryFn: () => brandFn({ data: { brandId } }),
    staleTime: 300_000,
  })
