import { createFileRoute } from '@tanstack/react-router'
import { UGC_HEAD } from '@/features/ugc-ads/ugc-head'
import { UgcPage } from '@/features/ugc-ads/ugc-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/ugc-ads')({
  loader: async ({ context }) => {
    const { loadUgc } = await import('@/features/ugc-ads/load-ugc')
    await loadUgc(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, UGC_HEAD),
  component: UgcPage,
})
