import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { shippedTemplatesQuery } from '@/api/templates.functions'
import { IdeasPage } from '@/features/ideas/ideas-page'
import { readIdeaSearch } from '@/features/ideas/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/ideas',
  title: msg`Ad ideas`,
  description: msg`Holidays and seasons ahead, each with an ad to start from.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/ideas')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.7 } },
  validateSearch: readIdeaSearch,
  loader: async ({ context }) => {
    const loading = context.queryClient.prefetchQuery(shippedTemplatesQuery(context.language))
    if (import.meta.env.SSR) await loading
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <IdeasPage search={Route.useSearch()} />,
})
