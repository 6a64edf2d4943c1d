import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '@/features/gallery/gallery-page'
import { loadGallery } from '@/features/gallery/load-gallery'
import { readGallerySearch } from '@/features/gallery/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/gallery',
  title: msg`Gallery of image and video ads`,
  description: msg`Ads made from a sentence, an image, or a video, in every format and language. Use any of them as a starting point.`,
  keywords: msg`ad examples, ad gallery, image ads, video ads, ad ideas, ad inspiration`,
}

export const Route = createFileRoute('/$lang/_shell/gallery')({
  validateSearch: readGallerySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGallery(context.queryClient, deps),
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <GalleryPage search={Route.useSearch()} />,
})
