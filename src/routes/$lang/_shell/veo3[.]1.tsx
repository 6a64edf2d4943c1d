import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '@/features/create/create-page'
import { loadCreatePage } from '@/features/create/load-create-page'
import { pageSearch, readCreateSearch } from '@/features/create/search'
import { requireMode, VEO_PAGE } from '@/features/create/workflows'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/veo3.1',
  title: msg`Veo 3.1 video ads with sound`,
  description: msg`Turn a sentence, an image, or a first and a last frame into a video ad with sound.`,
  keywords: msg`Veo 3.1, AI video, text to video, image to video, first and last frame, video ads`,
}

export const Route = createFileRoute('/$lang/_shell/veo3.1')({
  validateSearch: readCreateSearch,
  beforeLoad: ({ context, search }) => requireMode(VEO_PAGE, context.language, search),
  loader: ({ context }) => loadCreatePage(context),
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => (
    <CreatePage
      profile={VEO_PAGE}
      search={Route.useSearch({ select: pageSearch, structuralSharing: true })}
      firstSight={Route.useLoaderData()}
    />
  ),
})
