import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '@/features/admin/admin-page'
import { loadAdmin } from '@/features/admin/load-admin'
import { requireOperator } from '@/features/admin/require-operator'
import { readAdminSearch } from '@/features/admin/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/admin',
  title: msg`Operator page`,
  description: msg`Providers, models, spending and tasks of this installation.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/admin')({
  staticData: { accountMenu: { label: HEAD.title, order: 3, isForOperators: true } },
  validateSearch: readAdminSearch,
  beforeLoad: ({ context, params }) => requireOperator(context.queryClient, params.lang),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadAdmin(context.queryClient, deps),
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <AdminPage search={Route.useSearch()} />,
})
