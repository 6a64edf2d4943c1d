import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { galleryItemQuery, galleryQuery } from '@/api/gallery.queries'
import { modelsQuery } from '@/api/models.functions'
import { isAppError } from '@/contract/app-error'
import { moreQuery } from './more-query'
import { type GallerySearch, galleryViewOf } from './search'

/**
 * Loads the gallery's first view. The server waits for it; in the browser the page shows at once, with
 * earlier data or placeholders.
 */
export async function loadGallery(queryClient: QueryClient, search: GallerySearch): Promise<void> {
  const loading = Promise.all([
    queryClient.prefetchQuery(modelsQuery()),
    loadList(queryClient, search),
  ])
  if (import.meta.env.SSR) await loading
}

async function loadList(queryClient: QueryClient, search: GallerySearch) {
  const view = galleryViewOf(search)
  const user = view.isOwn && (await queryClient.fetchQuery(userInfoQuery()).catch(() => null))
  if (!view.isOwn || user) await queryClient.prefetchQuery(galleryQuery(view))
}

/** The item for its own page; null if it does not exist for this user. */
export async function loadGalleryItem(queryClient: QueryClient, itemId: string) {
  if (!UUID.test(itemId)) return null
  try {
    const item = await queryClient.fetchQuery(galleryItemQuery(itemId))
    await Promise.all([
      queryClient.prefetchQuery(modelsQuery()),
      queryClient.prefetchQuery(moreQuery(item)),
    ])
    return item
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null
    throw error
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
