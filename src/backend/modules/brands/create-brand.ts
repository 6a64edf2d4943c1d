import { AppError } from '../../../contract/app-error.ts'
import { BRANDS_MAX } from '../../../contract/brand.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { create } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type BrandRow, countBrands } from './brand-row.ts'
import { brandView } from './brand-view.ts'
import { requireBrandRight } from './require-brand-right.ts'
import { chooseBrand } from './select-brand.ts'
import { brands } from './tables.ts'

/** Inserts a brand with nothing but a name. */
export async function insertBrand(
  tx: Transaction,
  brand: { teamId: string; name: string; createdAt: Date },
): Promise<BrandRow> {
  const [row] = await tx.insert(brands).values(brand).returning()
  if (!row) throw new Error('The brand was not stored.')
  return row
}

/**
 * Creates a brand for the team and makes it its creator's current one.
 * @throws AppError('not_permitted' | 'brands_limit_reached')
 */
export async function createBrand(
  context: CallContext<'user'>,
  { name }: ParsedInputOf<typeof create>,
): Promise<OutputOf<typeof create>> {
  const { db, actor, clock } = context
  requireBrandRight(actor, 'manageBrands')
  const brand = await db.transaction(async (tx) => {
    if ((await countBrands(tx, actor.teamId)) >= BRANDS_MAX)
      throw new AppError('brands_limit_reached')
    const row = await insertBrand(tx, { teamId: actor.teamId, name, createdAt: clock.now() })
    await chooseBrand(tx, actor, row.id)
    return row
  })
  return brandView(context, brand)
}
