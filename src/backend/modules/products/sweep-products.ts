import { eq, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { keepMattes } from '../../generation/builtin-engine.ts'
import { findDeletedBrands, forgetBrand } from '../brands/index.ts'
import { findFiles, releaseFilesJob } from '../files/index.ts'
import { type PictureRow, picturesOf, picturesOfBrand } from './product-row.ts'
import { binnedSince } from './remove-product.ts'
import { productPictures, products } from './tables.ts'

/**
 * Handler of `products.sweep`. Permanently deletes products and brands whose time in the bin is over,
 * brands with all their products. Pictures and logos go with them unless something else needs them.
 */
export async function sweepProducts(context: Context): Promise<void> {
  const { db } = context
  await keepWhatWasSeen(context)
  const old = await db
    .select({ id: products.id })
    .from(products)
    .where(lt(products.deletedAt, binnedSince(context)))
  for (const { id } of old) {
    await db.transaction(async (tx) => {
      const pictures = await picturesOf(tx, [id])
      await tx.delete(products).where(eq(products.id, id))
      await releasePictures(context, tx, pictures)
    })
  }
  for (const brandId of await findDeletedBrands(db, binnedSince(context))) {
    await db.transaction(async (tx) => {
      const pictures = await picturesOfBrand(tx, brandId)
      await forgetBrand(context, tx, brandId)
      await releasePictures(context, tx, pictures)
    })
  }
}

/** The job runs after the commit, even after a crash, and then releases the files. */
async function releasePictures(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  pictures: readonly PictureRow[],
): Promise<void> {
  const fileIds = pictures.flatMap(({ fileId, cutOutFileId }) =>
    cutOutFileId ? [fileId, cutOutFileId] : [fileId],
  )
  if (fileIds.length > 0) await queue.enqueue(tx, releaseFilesJob, { fileIds })
}

/** The engine forgets after a while what it saw in a picture; for product pictures, every ad needs it. */
async function keepWhatWasSeen({ db, env }: Context): Promise<void> {
  const pictures = await db
    .select({ fileId: productPictures.fileId })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(isNull(products.deletedAt))
  const files = await findFiles(
    db,
    pictures.map(({ fileId }) => fileId),
  )
  await keepMattes(
    env,
    [...files.values()].map(({ sha256 }) => sha256),
  )
}
