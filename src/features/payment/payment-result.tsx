import { Trans, useLingui } from '@lingui/react/macro'
import { CircleX, Clock, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { errorMessage } from '@/i18n/error-messages'
import { failureWords } from './failure-words'
import { OrderLine } from './order-line'
import { OutcomePanel } from './outcome-panel'
import { PaymentSuccess } from './payment-success'
import { ContactLink, TryAgain } from './retry-actions'
import { UnknownPayment } from './unknown-payment'
import { usePayment } from './use-payment'

interface PaymentResultProps {
  orderId: string
  hasLeft: boolean
  next: string | undefined
}

/** How the payment of an order went, or that it is still on its way. */
export function PaymentResult({ orderId, hasLeft, next }: PaymentResultProps) {
  const { i18n } = useLingui()
  const { outcome, checkAgain } = usePayment(orderId, { hasLeft })
  const checkButton = (
    <Button variant="outline" onClick={() => void checkAgain()}>
      <Trans>Check again</Trans>
    </Button>
  )
  switch (outcome.state) {
    case 'checking':
      return (
        <section className="flex flex-col items-center gap-4 py-16 text-center" role="status">
          <Spinner className="size-10 text-muted-foreground" />
          <h2 className="text-lg">
            <Trans>Checking payment, up to 2 minutes</Trans>
          </h2>
          <p className="text-muted-foreground text-sm">
            <Trans>You may leave this page: what you paid for arrives by itself.</Trans>
          </p>
        </section>
      )
    case 'timed_out':
      return (
        <OutcomePanel
          icon={Clock}
          tone="warning"
          title={<Trans>No answer yet</Trans>}
          actions={
            <>
              {checkButton}
              <ContactLink />
            </>
          }
        >
          <Trans>Payment result query timed out, please refresh the page manually</Trans>
        </OutcomePanel>
      )
    case 'left':
      return (
        <OutcomePanel
          icon={Undo2}
          tone="neutral"
          title={<Trans>You left the payment page</Trans>}
          actions={
            <>
              <TryAgain order={outcome.order} next={next} />
              {checkButton}
            </>
          }
        >
          <Trans>Nothing was charged. If you did pay, check again.</Trans>
          <OrderLine order={outcome.order} />
        </OutcomePanel>
      )
    case 'failed':
      return (
        <OutcomePanel
          icon={CircleX}
          tone="failure"
          title={<Trans>Payment failed</Trans>}
          actions={
            <>
              <TryAgain order={outcome.order} next={next} />
              <ContactLink />
            </>
          }
        >
          {i18n._(failureWords(outcome.order.failure))}
          <OrderLine order={outcome.order} />
        </OutcomePanel>
      )
    case 'refunded':
      return (
        <OutcomePanel
          icon={Undo2}
          tone="neutral"
          title={<Trans>This payment was refunded</Trans>}
          actions={<ContactLink />}
        >
          <OrderLine order={outcome.order} />
        </OutcomePanel>
      )
    case 'unknown':
      return <UnknownPayment reason={errorMessage(i18n, outcome.error)} />
    default:
      return <PaymentSuccess order={outcome.order} next={next} />
  }
}
