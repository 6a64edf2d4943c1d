import type { QueryClient } from '@tanstack/react-query'
import { starFn } from '@/api/gallery.functions'
import { galleryItemQuery, writeGalleryItem } from '@/api/gallery.queries'

/** Adds a result to the favorites, or removes it; returns whether it is a favorite now. */
export async function toggleStar(client: QueryClient, outputId: string): Promise<boolean> {
  const item = await client.ensureQueryData(galleryItemQuery(outputId))
  const changed = await starFn({ data: { output_id: outputId, is_starred: !item.is_starred } })
  writeGalleryItem(client, changed)
  return changed.is_starred
}
