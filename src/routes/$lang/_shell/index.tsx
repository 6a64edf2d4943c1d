import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '@/features/create/create-page'
import { loadCreatePage } from '@/features/create/load-create-page'
import { productData } from '@/features/create/product-data'
import { pageSearch, readCreateSearch } from '@/features/create/search'
import { MAIN_PAGE, requireMode } from '@/features/create/workflows'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '',
  title: msg`Image and video ads from one sentence`,
  description: msg`Describe the ad, or start from an image or a video: ad-ready images and videos in minutes instead of weeks. No credit card needed to start.`,
  keywords: msg`AI ads, ad generator, text to image, image edit, image to video, text to video`,
}

export const Route = createFileRoute('/$lang/_shell/')({
  validateSearch: readCreateSearch,
  beforeLoad: ({ context, search }) => requireMode(MAIN_PAGE, context.language, search),
  loader: ({ context }) => loadCreatePage(context),
  head: ({ match }) => pageHead(match.context, HEAD, productData(match.context)),
  component: () => (
    <CreatePage
      profile={MAIN_PAGE}
      search={Route.useSearch({ select: pageSearch, structuralSharing: true })}
      firstSight={Route.useLoaderData()}
    />
  ),
})
