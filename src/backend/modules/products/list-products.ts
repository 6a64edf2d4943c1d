import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { list } from '../../../contract/endpoints/products.ts'
import type { CallContext } from '../../context.ts'
import { findBrand } from '../brands/index.ts'
import { findCurrent, listOfBrand } from './product-row.ts'
import { productViews } from './product-view.ts'

/** A page of the products of the user's current brand, and their current product. */
export async function listProducts(
  context: CallContext<'user'>,
  { cursor, limit }: ParsedInputOf<typeof list>,
): Promise<OutputOf<typeof list>> {
  const { db, actor } = context
  const brand = await findBrand(db, actor)
  if (!brand) return { products: [], current: null, next_cursor: null }
  const rows = await listOfBrand(db, { brandId: brand.id, cursor, limit: limit + 1 })
  const current = await findCurrent(db, { brandId: brand.id, userId: actor.userId })
  const page = rows.slice(0, limit)
  const isOnPage = page.some(({ id }) => id === current?.id)
  const shown = current && !isOnPage ? [...page, current] : page
  const views = await productViews(context, shown, current?.id ?? null)
  return {
    products: views.slice(0, page.length),
    current: views.find(({ is_current }) => is_current) ?? null,
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
