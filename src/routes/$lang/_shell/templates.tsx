import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readTemplateSearch } from '@/features/templates/search'
import { TemplatesPage } from '@/features/templates/templates-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/templates',
  title: msg`Ad templates`,
  description: msg`Ad prompts for every industry and season, filled in with your product.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/templates')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.6 } },
  validateSearch: readTemplateSearch,
  loader: async ({ context }) => {
    const { loadTemplates } = await import('@/features/templates/load-templates')
    await loadTemplates(context.queryClient, context.language)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <TemplatesPage search={Route.useSearch()} />,
})
