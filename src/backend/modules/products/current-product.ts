import type { CurrentContext } from '../../../contract/endpoints/teams.ts'
import type { CallContext } from '../../context.ts'
import { fileView, findFiles } from '../files/index.ts'
import { findCurrent, picturesOf } from './product-row.ts'

/** The user's current product as their context shows it; null if there is none. */
export async function currentProduct(
  context: CallContext<'user'>,
  brandId: string,
): Promise<CurrentContext['current_product']> {
  const { userId } = context.actor
  const product = await findCurrent(context.db, { brandId, userId })
  if (!product) return null
  const pictures = await picturesOf(context.db, [product.id])
  const files = await findFiles(
    context.db,
    pictures.map(({ fileId }) => fileId),
  )
  const stored = pictures.flatMap(({ fileId }) => {
    const file = files.get(fileId)
    return file ? [fileView(context, context.request, file).preview_url] : []
  })
  return {
    id: product.id,
    name: product.name,
    img_urls: [...stored, ...product.imageUrls],
    brand_id: product.brandId,
    team_id: product.teamId,
    target_audiences: product.targetAudiences,
  }
}
