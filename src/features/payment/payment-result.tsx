import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { errorMessage } from '@/i18n/error-messages'
import { Checking, TimedOut } from './open-outcomes'
import { PaymentSuccess } from './payment-success'
import { UnknownPayment } from './unknown-payment'
import { LeftPage, PaymentFailed, Refunded } from './unpaid-outcomes'
import { usePayment } from './use-payment'

interface PaymentResultProps {
  orderId: string
  hasLeft: boolean
  next: string | undefined
}

/** The outcome of an order's payment, or that it is still being processed. */
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
      return <Checking />
    case 'timed_out':
      return <TimedOut checkButton={checkButton} />
    case 'left':
      return <LeftPage order={outcome.order} next={next} checkButton={checkButton} />
    case 'failed':
      return <PaymentFailed order={outcome.order} next={next} />
    case 'refunded':
      return <Refunded order={outcome.order} />
    case 'unknown':
      return <UnknownPayment reason={errorMessage(i18n, outcome.error)} />
    default:
      return <PaymentSuccess order={outcome.order} next={next} />
  }
}
