import { createFileRoute } from '@tanstack/react-router'
import { GUIDE_HEAD } from '@/features/guide/guide-heads'
import { GuidePage } from '@/features/guide/guide-page'
import { loadLongText } from '@/i18n/load-long-text'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/how-it-works')({
  staticData: { saysIndependence: true },
  loader: ({ context }) => loadLongText('how-it-works', context),
  head: ({ match }) => pageHead(match.context, GUIDE_HEAD),
  component: () => <GuidePage text={Route.useLoaderData()} />,
})
