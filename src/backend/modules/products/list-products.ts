import type { OutputOf } from '../../../contract/endpoint.ts'
import type { list } from '../../../contract/endpoints/products.ts'
import type { CallContext } from '../../context.ts'
import { findBrand } from '../brands/index.ts'
import { findCurrent, listOfBrand } from './product-row.ts'
import { productViews } from './product-view.ts'

export async function listProducts(context: CallContext<'user'>): Promise<OutputOf<typeof list>> {
  const { db, actor } = context
  const brand = await findBrand(db, actor)
  if (!brand) return { products: [] }
  const rows = await listOfBrand(db, brand.id)
  const current = await findCurrent(db, { brandId: brand.id, userId: actor.userId })
  return { products: await productViews(context, rows, current?.id ?? null) }
}
