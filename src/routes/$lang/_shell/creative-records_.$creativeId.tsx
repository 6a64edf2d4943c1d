import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@/browser/shape'
import { CreativePage } from '@/features/creatives/creative-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/creative-records_/$creativeId')({
  loader: async ({ context, params }) => {
    if (!isUuid(params.creativeId)) throw notFound()
    const { loadCreative } = await import('@/features/creatives/load-creatives')
    await loadCreative(context.queryClient, params.creativeId)
  },
  head: ({ match, params }) =>
    pageHead(match.context, {
      path: `/creative-records/${params.creativeId}`,
      title: msg`Saved creative`,
      description: msg`One of your team’s creatives, with its review.`,
      isHidden: true,
    }),
  component: () => <CreativePage creativeId={Route.useParams().creativeId} />,
})
