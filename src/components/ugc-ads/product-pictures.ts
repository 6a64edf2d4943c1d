import type { OwnMedia } from '@/components/own-media/use-own-file'
import type { ProductView } from '@/contract/endpoints/products'

/** The pictures of a product. */
export const picturesOf = (products: readonly ProductView[], id: string | null): OwnMedia[] =>
  products
    .filter(({ product_id }) => product_id === id)
    .flatMap(({ name, pictures }) =>
      pictures.map(({ file_id, thumbnail_url }) => ({
        ...{ reference: { output_id: file_id }, name, picture: thumbnail_url, seconds: 0 },
      })),
    )
