import { createFileRoute } from '@tanstack/react-router'
import { PAYMENT_HEAD } from '@/features/payment/payment-heads'
import { PaymentPage } from '@/features/payment/payment-page'
import { readPaymentSearch } from '@/features/payment/search'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/payment')({
  validateSearch: readPaymentSearch,
  head: ({ match }) => pageHead(match.context, PAYMENT_HEAD),
  component: () => <PaymentPage search={Route.useSearch()} />,
})
