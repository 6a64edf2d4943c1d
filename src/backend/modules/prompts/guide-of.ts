import type { CallContext } from '../../context.ts'
import { type BrandGuide, brandGuide, brandSnapshot } from '../brands/index.ts'

/**
 * The writing rules of the brand the caller writes for; null for visitors and without a brand.
 * @throws AppError('brand_not_found')
 */
export async function guideOf(
  { db, actor }: CallContext<'public'>,
  brandId: string | undefined,
): Promise<BrandGuide | null> {
  if (actor.kind !== 'user' || !brandId) return null
  const brand = await brandSnapshot(db, actor, brandId)
  return brand && brandGuide(brand)
}
