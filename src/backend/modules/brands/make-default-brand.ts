import { eq } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { makeDefault } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import { requireBrand } from './brand-row.ts'
import { requireBrandRight } from './require-brand-right.ts'
import { brands } from './tables.ts'

/**
 * Makes a brand the default for all team members who haven't chosen one.
 * @throws AppError('not_permitted' | 'brand_not_found')
 */
export async function makeDefaultBrand(
  { db, actor, clock }: CallContext<'user'>,
  { brandId }: ParsedInputOf<typeof makeDefault>,
): Promise<OutputOf<typeof makeDefault>> {
  const { id } = await requireBrand(db, { brandId, teamId: actor.teamId })
  requireBrandRight(actor, 'manageBrands')
  await db.update(brands).set({ defaultAt: clock.now() }).where(eq(brands.id, id))
  return { done: true }
}
