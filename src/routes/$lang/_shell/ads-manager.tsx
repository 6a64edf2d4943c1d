import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AdsManagerPage } from '@/features/ads-manager/ads-manager-page'
import { readAdsSearch } from '@/features/ads-manager/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/ads-manager',
  title: msg`Manage ads`,
  description: msg`Campaigns of your team, and export packs for ad platforms.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/ads-manager')({
  staticData: { accountMenu: { label: msg`Ads Manager`, order: 1.2 } },
  validateSearch: readAdsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadAdsManager } = await import('@/features/ads-manager/load-ads-manager')
    await loadAdsManager(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <AdsManagerPage search={Route.useSearch()} />,
})
