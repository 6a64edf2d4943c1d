import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { KnowledgePage } from '@/features/knowledge/knowledge-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/knowledge',
  title: msg`Brand knowledge`,
  description: msg`Texts, product names, and claims your brand keeps for its ads.`,
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
