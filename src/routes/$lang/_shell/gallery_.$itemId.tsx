import { createFileRoute, notFound } from '@tanstack/react-router'
import { galleryItemHead } from '@/features/gallery/item-head'
import { ItemPage } from '@/features/gallery/item-page'
import { loadGalleryItem } from '@/features/gallery/load-gallery'

export const Route = createFileRoute('/$lang/_shell/gallery_/$itemId')({
  loader: async ({ context, params }) => {
    const item = await loadGalleryItem(context.queryClient, params.itemId)
    if (!item) throw notFound()
    return item
  },
  head: ({ match, loaderData }) => (loaderData ? galleryItemHead(match.context, loaderData) : {}),
  component: () => <ItemPage item={Route.useLoaderData()} />,
})
