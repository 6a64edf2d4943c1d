import { galleryQuery } from '@/api/gallery.queries'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { galleryViewOf } from './search'

/** The query for items to continue with: the newest of the same kind. */
export const moreQuery = ({ kind }: Pick<GalleryItem, 'kind'>) =>
  galleryQuery(galleryViewOf({ type: kind === 'audio' ? undefined : kind, size: 12 }))
