import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '@/features/history/history-page'
import { loadHistory } from '@/features/history/load-history'
import { readHistorySearch } from '@/features/history/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/history',
  title: msg`Creation history`,
  description: msg`Every image and video you’ve made, with its prompt and settings.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/history')({
  validateSearch: readHistorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadHistory(context.queryClient, deps),
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <HistoryPage search={Route.useSearch()} />,
})
