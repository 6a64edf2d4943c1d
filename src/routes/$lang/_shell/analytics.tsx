import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '@/features/analytics/analytics-page'
import { readAnalyticsSearch } from '@/features/analytics/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/analytics',
  title: msg`Creative analytics`,
  description: msg`See how your ads perform on each platform and which creatives work.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/analytics')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.3 } },
  validateSearch: readAnalyticsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadAnalytics } = await import('@/features/analytics/load-analytics')
    await loadAnalytics(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <AnalyticsPage search={Route.useSearch()} />,
})
