import type { ProductPicture, ProductView } from '../../../contract/endpoints/products.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, fileView, findFiles } from '../files/index.ts'
import { type PictureRow, type ProductRow, picturesOf } from './product-row.ts'

type Viewing = CallContext<'user'>

/** Products as the contract shows them, in the given order, without pictures whose bytes are gone. */
export async function productViews(
  context: Viewing,
  rows: readonly ProductRow[],
  currentId: string | null,
): Promise<ProductView[]> {
  const pictures = await picturesOf(
    context.db,
    rows.map(({ id }) => id),
  )
  const files = await findFiles(
    context.db,
    pictures.flatMap(({ fileId, cutOutFileId }) => [
      fileId,
      ...(cutOutFileId ? [cutOutFileId] : []),
    ]),
  )
  const viewsOf = (productId: string) =>
    pictures
      .filter((picture) => picture.productId === productId)
      .flatMap((picture) => pictureView(context, picture, files) ?? [])
  return rows.map((row) => ({
    ...viewOf(row),
    pictures: viewsOf(row.id),
    is_current: row.id === currentId,
  }))
}

const viewOf = (row: ProductRow): Omit<ProductView, 'pictures' | 'is_current'> => ({
  product_id: row.id,
  brand_id: row.brandId,
  name: row.name,
  description: row.description,
  price_text: row.priceText,
  price: row.priceAmount === null ? null : { amount: row.priceAmount, currency: row.priceCurrency },
  rating: row.ratingValue === null ? null : { value: row.ratingValue, count: row.ratingCount },
  availability: row.availability,
  colours: row.colours,
  target_audiences: row.targetAudiences,
  source_url: row.sourceUrl,
  created_at: row.createdAt.toISOString(),
  version: row.version,
})

function pictureView(
  context: Viewing,
  picture: PictureRow,
  files: ReadonlyMap<string, FileRow>,
): ProductPicture | null {
  const file = files.get(picture.fileId)
  if (!file) return null
  const { url, thumbnail_url, width, height } = fileView(context, context.request, file)
  const cutOut = files.get(picture.cutOutFileId ?? '')
  const whenTried = cutOut ? 'ready' : 'none'
  return {
    file_id: picture.fileId,
    url,
    thumbnail_url,
    width,
    height,
    cut_out: picture.isCutOutTried ? whenTried : 'waiting',
    cut_out_url: cutOut ? fileView(context, context.request, cutOut).preview_url : null,
  }
}
