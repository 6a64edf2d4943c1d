import { downloadAddress } from '@/components/creations/download-address'
import type { GalleryItem } from '@/contract/endpoints/gallery'

/** Where a download comes from; an example is a file of the product, open to everyone. */
export const downloadUrlOf = ({ is_example, url }: GalleryItem): string =>
  is_example ? url : downloadAddress(url)
