import type { QueryClient } from '@tanstack/react-query'
import { starFn } from '@/api/gallery.functions'
import { galleryItemQuery, writeGalleryItem } from '@/api/gallery.queries'

/** Puts a result among the favorites, or takes it out of them; whether it is one now. */
export async function toggleStar(client: QueryClient, outputId: string): Promise<boolean> {
  const item = await client.ensureQueryData(galleryItemQuery(outputId))
  const changed = await starFn({ data: { output_id: outputId, is_starred: !item.is_starred } })
  writeGalleryItem(client, changed)
  return changed.is_starred
}
