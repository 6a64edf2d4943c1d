import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { PaymentResult } from './payment-result'
import type { PaymentSearch } from './search'
import { UnknownPayment } from './unknown-payment'

/** The page the payment service sends people back to. */
export function PaymentPage({ search }: { search: PaymentSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const { order_id, canceled, next } = search
  return (
    <div className="mx-auto flex w-full max-w-160 grow flex-col justify-center px-4 py-10 sm:px-6">
      <h1 className="sr-only">
        <Trans>Payment result</Trans>
      </h1>
      {!user && (
        <SignInFirst
          description={<Trans>Plans, credits, and invoices belong to your account.</Trans>}
        />
      )}
      {user && order_id && (
        <PaymentResult key={order_id} orderId={order_id} hasLeft={canceled === '1'} next={next} />
      )}
      {user && !order_id && <UnknownPayment />}
    </div>
  )
}
