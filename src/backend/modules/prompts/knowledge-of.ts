import type { CallContext } from '../../context.ts'
import { brandSnapshot } from '../brands/index.ts'
import { type KnownText, knowledgeOfBrand } from '../knowledge/index.ts'

/**
 * What the brand knows that somebody writes for; nothing for a visitor, and without a brand.
 * @throws AppError('brand_not_found')
 */
export async function knowledgeOf(
  { db, actor }: CallContext<'public'>,
  brandId: string | undefined,
): Promise<KnownText[]> {
  if (actor.kind !== 'user' || !brandId) return []
  // Another team's brand is none.
  await brandSnapshot(db, actor, brandId)
  return knowledgeOfBrand(db, brandId)
}
