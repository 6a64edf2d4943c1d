import { createFileRoute } from '@tanstack/react-router'
import { readUgcSearch } from '@/features/ugc-ads/search'
import { UGC_HEAD } from '@/features/ugc-ads/ugc-head'
import { UgcPage } from '@/features/ugc-ads/ugc-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/ugc-ads')({
  validateSearch: readUgcSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadUgc } = await import('@/features/ugc-ads/load-ugc')
    await loadUgc(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, UGC_HEAD),
  component: () => <UgcPage search={Route.useSearch()} />,
})
