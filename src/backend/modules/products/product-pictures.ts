import { and, eq, inArray, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { enterItems, findFiles, setProduct } from '../files/index.ts'
import type { ProductRow } from './product-row.ts'
import { productPictures, products } from './tables.ts'

/** Whether a file shows one of the team's products: then every member may start from it. */
export async function isProductPicture(
  executor: Executor,
  { fileId, teamId }: { fileId: string; teamId: string },
): Promise<boolean> {
  const [found] = await executor
    .select({ id: products.id })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(and(eq(productPictures.fileId, fileId), eq(products.teamId, teamId)))
    .limit(1)
  return found !== undefined
}

/** The team's product shown by the first file that shows any; null if none does. */
export async function findProductOf(
  executor: Executor,
  { fileIds, teamId }: { fileIds: readonly string[]; teamId: string },
): Promise<string | null> {
  if (fileIds.length === 0) return null
  const { fileId, cutOutFileId, productId } = productPictures
  const rows = await executor
    .select({ fileId, cutOutFileId, productId })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        or(inArray(fileId, [...fileIds]), inArray(cutOutFileId, [...fileIds])),
        eq(products.teamId, teamId),
      ),
    )
  const shown = (id: string) => rows.find((row) => row.fileId === id || row.cutOutFileId === id)
  return fileIds.map(shown).find((row) => row)?.productId ?? null
}

/** Which of the files show a product, as a picture or a cut-out. */
export async function findProductFiles(
  executor: Executor,
  fileIds: string[],
): Promise<Set<string | null>> {
  const { fileId, cutOutFileId } = productPictures
  const rows = await executor
    .select({ fileId, cutOutFileId })
    .from(productPictures)
    .where(or(inArray(fileId, fileIds), inArray(cutOutFileId, fileIds)))
  return new Set(rows.flatMap((row) => [row.fileId, row.cutOutFileId]))
}

/**
 * Sets a product's pictures in order. Pictures it already had keep their cut-outs.
 * @returns files that haven't been cut out yet
 */
export async function setPictures(
  tx: Transaction,
  product: ProductRow,
  fileIds: readonly string[],
): Promise<string[]> {
  const productId = product.id
  const isOfProduct = eq(productPictures.productId, productId)
  const before = await tx.delete(productPictures).where(isOfProduct).returning()
  const rows = fileIds.map((fileId, position) => {
    const known = before.find((picture) => picture.fileId === fileId)
    return { ...known, productId, fileId, position }
  })
  if (rows.length === 0) return []
  const set = await tx.insert(productPictures).values(rows).returning()
  const isNew = (id: string) => !before.some(({ fileId }) => fileId === id)
  await enterPictures(tx, product, fileIds.filter(isNew))
  await setProduct(tx, fileIds, productId)
  return set.filter(({ isCutOutTried }) => !isCutOutTried).map(({ fileId }) => fileId)
}

/**
 * Adds pictures fetched from a page to the library under the product's name; uploads are already in it
 * under their own.
 */
async function enterPictures(
  tx: Transaction,
  { teamId, name: words }: ProductRow,
  fileIds: readonly string[],
): Promise<void> {
  const pictures = [...(await findFiles(tx, fileIds)).values()]
  await enterItems(
    tx,
    pictures.flatMap((file) => {
      const { userId, createdAt } = file
      if (!userId) return []
      return [{ file, facts: { teamId, userId, origin: 'upload' as const, words, createdAt } }]
    }),
  )
}
