import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { remove, restore } from '../../../contract/endpoints/brands.ts'
import { BIN_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { requireBrand } from './brand-row.ts'
import { requireBrandRight } from './require-brand-right.ts'
import { brands } from './tables.ts'

/**
 * Removes a brand from all lists. Tasks made for it keep their snapshot.
 * @throws AppError('not_permitted' | 'brand_not_found')
 */
export async function deleteBrand(
  { db, actor, clock }: CallContext<'user'>,
  { brandId }: ParsedInputOf<typeof remove>,
): Promise<OutputOf<typeof remove>> {
  const { id } = await requireBrand(db, { brandId, teamId: actor.teamId })
  requireBrandRight(actor, 'manageBrands')
  await db.update(brands).set({ deletedAt: clock.now() }).where(eq(brands.id, id))
  return { done: true }
}

/**
 * Restores a brand whose time in the bin isn't over; it's again the current one of whoever had chosen it.
 * @throws AppError('not_permitted' | 'brand_not_found')
 */
export async function restoreBrand(
  { db, actor, clock }: CallContext<'user'>,
  { brandId }: ParsedInputOf<typeof restore>,
): Promise<OutputOf<typeof restore>> {
  const wanted = { brandId, teamId: actor.teamId }
  const { id, deletedAt } = await requireBrand(db, wanted, { evenDeleted: true })
  requireBrandRight(actor, 'manageBrands')
  const isGone = deletedAt !== null && deletedAt <= later(clock.now(), -BIN_DAYS * DAY_MS)
  if (isGone) throw new AppError('brand_not_found')
  await db.update(brands).set({ deletedAt: null }).where(eq(brands.id, id))
  return { done: true }
}
