import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CreativesPage } from '@/features/creatives/creatives-page'
import { readCreativeSearch } from '@/features/creatives/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/creative-records',
  title: msg`Saved creatives`,
  description: msg`What your team has saved, with links and reviews.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/creative-records')({
  staticData: { accountMenu: { label: msg`Creatives`, order: 1 } },
  validateSearch: readCreativeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCreatives } = await import('@/features/creatives/load-creatives')
    await loadCreatives(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <CreativesPage search={Route.useSearch()} />,
})
