import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AdSpyPage } from '@/features/ad-spy/ad-spy-page'
import { readAdSpySearch } from '@/features/ad-spy/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/ad-spy',
  title: msg`Ad board (AdSpy)`,
  description: msg`Ads from other brands, collected to learn from.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/ad-spy')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.72 } },
  validateSearch: readAdSpySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadAdSpy } = await import('@/features/ad-spy/load-ad-spy')
    await loadAdSpy(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <AdSpyPage search={Route.useSearch()} />,
})
