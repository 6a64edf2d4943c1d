import type { QueryClient } from '@tanstack/react-query'
import { productsQuery } from '@/api/products.functions'
import { currentContextQuery } from '@/api/teams.functions'

/** Loads the products of the current brand; nothing for a visitor. Only the server waits. */
export async function loadProducts(queryClient: QueryClient): Promise<void> {
  const loading = load(queryClient)
  if (import.meta.env.SSR) await loading
}

async function load(queryClient: QueryClient) {
  const context = await queryClient.ensureQueryData(currentContextQuery()).catch(() => null)
  if (context) await queryClient.prefetchInfiniteQuery(productsQuery())
}
