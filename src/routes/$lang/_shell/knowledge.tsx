import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { KnowledgePage } from '@/features/knowledge/knowledge-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/knowledge',
  title: msg`Brand knowledge`,
  description: msg`Product names, claims, and background information for your brand’s ads.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/knowledge')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.4 } },
  loader: async ({ context }) => {
    const { loadKnowledge } = await import('@/features/knowledge/load-knowledge')
    await loadKnowledge(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: KnowledgePage,
})
