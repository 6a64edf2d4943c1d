import type { QueryClient } from '@tanstack/react-query'
import { productsQuery } from '@/api/products.functions'
import { currentContextQuery } from '@/api/teams.functions'
import type { KnownWords } from './fill-template'

/** Current brand, product and price; empty for a visitor. */
export async function findKnownWords(client: QueryClient): Promise<KnownWords> {
  const context = await client.ensureQueryData(currentContextQuery()).catch(() => null)
  if (!context) return {}
  const listed = await client.ensureInfiniteQueryData(productsQuery()).catch(() => null)
  const product = listed?.pages[0]?.current
  return {
    ...(context.current_brand && { brand: context.current_brand.name }),
    ...(product && { product: product.name }),
    ...(product?.price_text && { price: product.price_text }),
  }
}
