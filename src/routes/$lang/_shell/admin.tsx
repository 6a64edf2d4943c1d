import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '@/features/admin/admin-page'
import { requireOperator } from '@/features/admin/require-operator'
import { readAdminSearch } from '@/features/admin/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/admin',
  title: msg`Operator page`,
  description: msg`Operator page`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/admin')({
  staticData: { accountMenu: { label: HEAD.title, order: 4, isForOperators: true } },
  validateSearch: readAdminSearch,
  beforeLoad: ({ context, params }) => requireOperator(context.queryClient, params.lang),
  loaderDeps: ({ search }) => search,
  // Keeps operator calls out of everyone else's first screen.
  loader: async ({ context, deps }) => {
    const { loadAdmin } = await import('@/features/admin/load-admin')
    await loadAdmin(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <AdminPage search={Route.useSearch()} />,
})
