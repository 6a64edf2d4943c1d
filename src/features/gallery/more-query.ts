import { galleryQuery } from '@/api/gallery.queries'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { galleryViewOf } from './search'

/** What to ask for to lead on from an item: the newest of its kind. */
export const moreQuery = ({ kind }: Pick<GalleryItem, 'kind'>) =>
  galleryQuery(galleryViewOf({ type: kind === 'audio' ? undefined : kind, size: 12 }))
