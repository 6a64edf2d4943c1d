import { queryOptions } from '@tanstack/react-query'
import { brandListFn } from '@/api/brand-page.functions'

/** The current brand, whose colors come first. */
export const currentBrandQuery = () =>
  queryOptions({
    queryKey: ['brands', 'current-for-layers'],
    queryFn: async () => (await brandListFn()).brands.find(({ is_current }) => is_current) ?? null,
    staleTime: 60_000,
  })
