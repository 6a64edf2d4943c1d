import type { QueryClient } from '@tanstack/react-query'
import { brandListQuery } from '@/api/brand-page.functions'
import { brandQuery } from '@/api/brands.functions'
import { currentContextQuery } from '@/api/teams.functions'

/** Loads the brands of the team, and the requested or current one; nothing for a visitor. */
export async function loadBrand(queryClient: QueryClient, named?: string): Promise<void> {
  const context = await queryClient.ensureQueryData(currentContextQuery()).catch(() => null)
  if (!context) return
  const brandId = named ?? context.current_brand?.id
  await Promise.all([
    queryClient.prefetchQuery(brandListQuery()),
    brandId && queryClient.prefetchQuery(brandQuery(brandId)),
  ])
}
