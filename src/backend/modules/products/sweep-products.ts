import { eq, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { keepMattes } from '../../generation/builtin-engine.ts'
import { deleteFile, findFiles } from '../files/index.ts'
import { findProductFiles } from './product-pictures.ts'
import { picturesOf } from './product-row.ts'
import { binnedSince } from './remove-product.ts'
import { productPictures, products } from './tables.ts'

/**
 * Handler of `products.sweep`. What was cut out goes with its product, unless another has it too;
 * pictures stay, since tasks may have started from them.
 */
export async function sweepProducts(context: Context): Promise<void> {
  const { db } = context
  await keepWhatWasSeen(context)
  const old = await db
    .select({ id: products.id })
    .from(products)
    .where(lt(products.deletedAt, binnedSince(context)))
  for (const { id } of old) {
    const pictures = await picturesOf(db, [id])
    await db.delete(products).where(eq(products.id, id))
    const cutOuts = pictures.flatMap(({ cutOutFileId }) => cutOutFileId ?? [])
    if (cutOuts.length === 0) continue
    const needed = await findProductFiles(db, cutOuts)
    for (const fileId of cutOuts.filter((one) => !needed.has(one)))
      await deleteFile(context, fileId)
  }
}

/** The engine forgets after a while what it saw of a picture; of a product's it is wanted for every ad. */
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
