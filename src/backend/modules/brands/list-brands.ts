import type { OutputOf } from '../../../contract/endpoint.ts'
import type { list } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import { findBrand, listRows } from './brand-row.ts'
import { logoView } from './brand-view.ts'

/** The brands of the user's current team, its default first. */
export async function listBrands(context: CallContext<'user'>): Promise<OutputOf<typeof list>> {
  const { db, actor } = context
  const rows = await listRows(db, actor.teamId)
  const current = await findBrand(db, actor)
  const brands = rows.map(async (brand, index) => ({
    brand_id: brand.id,
    name: brand.name,
    colours: brand.colours,
    logo: await logoView(context, brand.logoFileId ?? brand.logoOnDarkFileId),
    is_current: brand.id === current?.id,
    is_default: index === 0,
  }))
  return { brands: await Promise.all(brands) }
}
