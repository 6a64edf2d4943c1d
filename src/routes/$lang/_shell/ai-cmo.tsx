import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AiCmoPage } from '@/features/ai-cmo/ai-cmo-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/ai-cmo',
  title: msg`Month plan (AI CMO)`,
  description: msg`Channels, formats, dates, and briefs for four weeks.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/ai-cmo')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.77 } },
  // The server's date, so that hydration sees the same day.
  loader: () => ({ today: new Date().toISOString().slice(0, 10) }),
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <AiCmoPage today={Route.useLoaderData().today} />,
})
