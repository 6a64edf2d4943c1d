import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { GalleryItem, OwnGalleryQuery } from '@/contract/endpoints/gallery'
import { galleryFn, galleryItemFn, ownGalleryFn } from './gallery.functions'

/** The part of a gallery that is on screen. */
export type GalleryView = Partial<OwnGalleryQuery> & { isOwn: boolean }

export const galleryKeys = {
  lists: ['gallery', 'list'] as const,
  list: (view: GalleryView) => ['gallery', 'list', view] as const,
  item: (itemId: string) => ['gallery', 'item', itemId] as const,
}

/** A page of the public gallery, or of your own. */
export const galleryQuery = ({ isOwn, ...query }: GalleryView) =>
  queryOptions({
    queryKey: galleryKeys.list({ isOwn, ...query }),
    queryFn: () => (isOwn ? ownGalleryFn({ data: query }) : galleryFn({ data: query })),
  })

export const galleryItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: galleryKeys.item(itemId),
    queryFn: () => galleryItemFn({ data: { itemId } }),
  })

/** Updates an item on screen, and refetches the lists it enters or leaves. */
export function writeGalleryItem(client: QueryClient, item: GalleryItem): void {
  client.setQueryData(galleryKeys.item(item.item_id), item)
  void client.invalidateQueries({ queryKey: galleryKeys.lists })
}
