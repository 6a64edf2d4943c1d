import { and, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { productPictures, products, selectedProducts } from './tables.ts'

export type ProductRow = typeof products.$inferSelect
export type PictureRow = typeof productPictures.$inferSelect

const isThere = (...conditions: (SQL | undefined)[]) =>
  and(isNull(products.deletedAt), ...conditions)

/** @throws AppError('not_found'), also for another team's product */
export async function requireProduct(
  executor: Executor,
  { productId, teamId }: { productId: string; teamId: string },
): Promise<ProductRow> {
  const [product] = await executor
    .select()
    .from(products)
    .where(isThere(eq(products.id, productId), eq(products.teamId, teamId)))
  if (!product) throw new AppError('not_found')
  return product
}

interface Page {
  brandId: string
  /** Id of the last product seen. */
  cursor: string | undefined
  limit: number
}

/** Products of a brand, newest first. */
export const listOfBrand = (
  executor: Executor,
  { brandId, cursor, limit }: Page,
): Promise<ProductRow[]> =>
  executor
    .select()
    .from(products)
    .where(isThere(eq(products.brandId, brandId), cursor ? lt(products.id, cursor) : undefined))
    .orderBy(desc(products.id))
    .limit(limit)

/** The user's current product: their choice, otherwise the newest; null if there is none. */
export async function findCurrent(
  executor: Executor,
  { brandId, userId }: { brandId: string } & Pick<UserActor, 'userId'>,
): Promise<ProductRow | null> {
  const isChoice = and(
    eq(selectedProducts.productId, products.id),
    eq(selectedProducts.userId, userId),
    eq(selectedProducts.brandId, brandId),
  )
  const [found] = await executor
    .select({ product: products })
    .from(products)
    .leftJoin(selectedProducts, isChoice)
    .where(isThere(eq(products.brandId, brandId)))
    .orderBy(isNull(selectedProducts.productId), desc(products.id))
    .limit(1)
  return found?.product ?? null
}

/** Pictures of products in order. */
export async function picturesOf(
  executor: Executor,
  productIds: readonly string[],
): Promise<PictureRow[]> {
  if (productIds.length === 0) return []
  return await executor
    .select()
    .from(productPictures)
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(productPictures.position)
}

/** Pictures of all products of a brand, including deleted ones. */
export const picturesOfBrand = async (
  executor: Executor,
  brandId: string,
): Promise<PictureRow[]> => {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(eq(products.brandId, brandId))
  return await picturesOf(
    executor,
    rows.map(({ id }) => id),
  )
}

/** Names of products by id, including deleted ones. */
export async function findProductNames(
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map()
  const rows = await executor
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
