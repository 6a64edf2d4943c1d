import { desc, eq } from 'drizzle-orm'
import type { CurrentContext } from '../../../contract/endpoints/teams.ts'
import type { Executor } from '../../db/database.ts'
import { products } from './tables.ts'

/** The latest product of a brand, as the contract shows it; null until there is one. */
export async function findProduct(
  db: Executor,
  brandId: string,
): Promise<CurrentContext['current_product']> {
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.brandId, brandId))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(1)
  if (!product) return null
  return {
    id: product.id,
    name: product.name,
    img_urls: product.imageUrls,
    brand_id: product.brandId,
    team_id: product.teamId,
    target_audiences: product.targetAudiences,
  }
}
