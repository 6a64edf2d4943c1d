import { and, count, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { create, save } from '../../../contract/endpoints/products.ts'
import { PRODUCTS_MAX } from '../../../contract/product.ts'
import type { CallContext } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { findBrand } from '../brands/index.ts'
import { cutOutJob } from './cut-out.job.ts'
import { setPictures } from './product-pictures.ts'
import { findCurrent, type ProductRow, requireProduct } from './product-row.ts'
import { productViews } from './product-view.ts'
import { requireMaker } from './require-maker.ts'
import { chooseProduct } from './select-product.ts'
import { products } from './tables.ts'
import { fetchPictures, type StoredPicture, takePictures } from './take-pictures.ts'

type Input = ParsedInputOf<typeof create>

/**
 * Adds a product to the user's current brand and makes it their current product.
 * @throws AppError('not_permitted' | 'brand_not_found' | 'products_limit_reached'), or what is wrong with an upload
 */
export async function createProduct(
  context: CallContext<'user'>,
  input: Input,
): Promise<OutputOf<typeof create>> {
  const { actor, db, clock } = context
  requireMaker(actor)
  await requireRoom(db, actor.teamId)
  const { stored, leftOut } = await fetchPictures(context, input.pictures)
  const created = await db.transaction(async (tx) => {
    const brand = await findBrand(tx, actor)
    if (!brand) throw new AppError('brand_not_found')
    const [row] = await tx
      .insert(products)
      .values({
        ...columnsOf(input),
        teamId: actor.teamId,
        brandId: brand.id,
        createdAt: clock.now(),
      })
      .returning()
    if (!row) throw new AppError('internal')
    await keepPictures(context, tx, row, stored)
    await chooseProduct(tx, actor, row)
    return row
  })
  return viewOfSaved(context, created, leftOut)
}

/**
 * @throws AppError('not_permitted' | 'not_found'), 'changed_meanwhile' if someone else has saved it
 *   since, or what is wrong with an upload
 */
export async function saveProduct(
  context: CallContext<'user'>,
  { productId, version: seen, ...input }: ParsedInputOf<typeof save>,
): Promise<OutputOf<typeof save>> {
  const { actor, db } = context
  requireMaker(actor)
  const wanted = { productId, teamId: actor.teamId }
  await requireProduct(db, wanted)
  const { stored, leftOut } = await fetchPictures(context, input.pictures)
  const saved = await db.transaction(async (tx) => {
    const before = await requireProduct(tx, wanted)
    const version = seen ?? before.version
    const [row] = await tx
      .update(products)
      .set({ ...columnsOf(input), version: version + 1 })
      .where(and(eq(products.id, before.id), eq(products.version, version)))
      .returning()
    if (!row) throw new AppError('changed_meanwhile')
    await keepPictures(context, tx, row, stored)
    return row
  })
  return viewOfSaved(context, saved, leftOut)
}

const columnsOf = (input: Input) => ({
  name: input.name,
  description: input.description,
  priceText: input.price_text,
  priceAmount: input.price?.amount ?? null,
  priceCurrency: input.price?.currency ?? null,
  ratingValue: input.rating?.value ?? null,
  ratingCount: input.rating?.count ?? null,
  availability: input.availability,
  colours: input.colours,
  targetAudiences: input.target_audiences,
  sourceUrl: input.source_url,
})

/** @throws AppError('products_limit_reached') */
export async function requireRoom(executor: Executor, teamId: string): Promise<void> {
  const [row] = await executor
    .select({ value: count() })
    .from(products)
    .where(and(eq(products.teamId, teamId), isNull(products.deletedAt)))
  if ((row?.value ?? 0) >= PRODUCTS_MAX) throw new AppError('products_limit_reached')
}

async function keepPictures(
  { actor, queue }: CallContext<'user'>,
  tx: Transaction,
  product: ProductRow,
  stored: readonly StoredPicture[],
): Promise<void> {
  const fileIds = await takePictures(tx, actor, stored)
  for (const fileId of await setPictures(tx, product, fileIds)) {
    const productId = product.id
    const singletonKey = `${productId} ${fileId}`
    await queue.enqueue(tx, cutOutJob, { productId, fileId }, { singletonKey })
  }
}

async function viewOfSaved(
  context: CallContext<'user'>,
  row: ProductRow,
  leftOut: number,
): Promise<OutputOf<typeof save>> {
  const { userId } = context.actor
  const current = await findCurrent(context.db, { brandId: row.brandId, userId })
  const [product] = await productViews(context, [row], current?.id ?? null)
  if (!product) throw new AppError('internal')
  return { product, pictures_left_out: leftOut }
}
