import { createFileRoute } from '@tanstack/react-router'
import { loadRecharge } from '@/features/payment/load-recharge'
import { RECHARGE_HEAD } from '@/features/payment/payment-heads'
import { RechargePage } from '@/features/payment/recharge-page'
import { readRechargeSearch } from '@/features/payment/search'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/recharge')({
  validateSearch: readRechargeSearch,
  loader: ({ context }) => loadRecharge(context.queryClient, context.language),
  head: ({ match }) => pageHead(match.context, RECHARGE_HEAD),
  component: () => <RechargePage search={Route.useSearch()} />,
})
