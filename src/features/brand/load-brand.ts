import type { QueryClient } from '@tanstack/react-query'
import { brandQuery } from '@/api/brands.functions'
import { currentContextQuery } from '@/api/teams.functions'

/** The brand the team works in; nothing for a visitor. */
export async function loadBrand(queryClient: QueryClient): Promise<void> {
  const context = await queryClient.ensureQueryData(currentContextQuery()).catch(() => null)
  const brandId = context?.current_brand?.id
  if (brandId) await queryClient.prefetchQuery(brandQuery(brandId))
}
