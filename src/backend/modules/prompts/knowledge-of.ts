import type { CallContext } from '../../context.ts'
import { brandSnapshot } from '../brands/index.ts'
import { type KnownText, knowledgeOfBrand } from '../knowledge/index.ts'

/**
 * The knowledge of the brand the caller writes for; empty for visitors and without a brand.
 * @throws AppError('brand_not_found')
 */
export async function knowledgeOf(
  { db, actor }: CallContext<'public'>,
  brandId: string | undefined,
): Promise<KnownText[]> {
  if (actor.kind !== 'user' || !brandId) return []
  // Refuses another team's brand.
  await brandSnapshot(db, actor, brandId)
  return knowledgeOfBrand(db, brandId)
}
