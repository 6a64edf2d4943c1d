import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CreateSearch } from '@/features/create/search'
import { pageHead } from '@/lib/page-head'

const HEAD = {
  path: '',
  title: msg`Image and video ads from one sentence`,
  description: msg`Describe the ad, or start from a picture or a video: ad-ready images and videos in minutes instead of weeks. No credit card needed to start.`,
  keywords: msg`AI ads, ad generator, text to image, image edit, image to video, text to video`,
}

export const Route = createFileRoute('/$lang/_shell/')({
  validateSearch: CreateSearch,
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => (
    <h1>
      <Trans>Create an ad</Trans>
    </h1>
  ),
})
