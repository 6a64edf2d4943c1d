import { createFileRoute } from '@tanstack/react-router'
import { BILLING_HEAD } from '@/features/billing/billing-head'
import { BillingPage } from '@/features/billing/billing-page'
import { loadBilling } from '@/features/billing/load-billing'
import { readBillingSearch } from '@/features/billing/search'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/billing')({
  staticData: { accountMenu: { label: BILLING_HEAD.title, order: 2 } },
  validateSearch: readBillingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadBilling(context.queryClient, deps),
  head: ({ match }) => pageHead(match.context, BILLING_HEAD),
  component: () => <BillingPage search={Route.useSearch()} />,
})
