import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WebsitePage } from '@/features/website/website-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/website',
  title: msg`Imported pages`,
  description: msg`Web pages your team imported products from, and what was found on each.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/website')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.8 } },
  loader: async ({ context }) => {
    const { loadImports } = await import('@/features/website/load-imports')
    await loadImports(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: WebsitePage,
})
