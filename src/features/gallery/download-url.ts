import { downloadAddress } from '@/components/creations/download-address'
import type { GalleryItem } from '@/contract/endpoints/gallery'

/** Download address of an item; examples are public files of the product. */
export const downloadUrlOf = ({ is_example, url }: GalleryItem): string =>
  is_example ? url : downloadAddress(url)
