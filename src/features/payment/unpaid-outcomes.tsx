import { Trans, useLingui } from '@lingui/react/macro'
import { CircleX, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { failureWords } from './failure-words'
import { OrderLine } from './order-line'
import { OutcomePanel } from './outcome-panel'
import { ContactLink, TryAgain } from './retry-actions'

interface UnpaidProps {
  order: OrderView
  next: string | undefined
}

const LEFT = {
  icon: Undo2,
  tone: 'neutral',
  title: <Trans>You left the payment page</Trans>,
} as const
const FAILED = {
  icon: CircleX,
  tone: 'failure',
  title: <Trans>Payment failed</Trans>,
} as const

/** The user came back without paying, or the payment report is late. */
export const LeftPage = ({
  order,
  next,
  checkButton,
}: UnpaidProps & { checkButton: ReactNode }) => (
  <OutcomePanel
    {...LEFT}
    actions={
      <>
        <TryAgain order={order} next={next} />
        {checkButton}
      </>
    }
  >
    <Trans>You were not charged. If you did pay, check again.</Trans>
    <OrderLine order={order} />
  </OutcomePanel>
)

export function PaymentFailed({ order, next }: UnpaidProps) {
  const { i18n } = useLingui()
  return (
    <OutcomePanel
      {...(order.failure === 'expired' ? LEFT : FAILED)}
      actions={
        <>
          <TryAgain order={order} next={next} />
          <ContactLink />
        </>
      }
    >
      {i18n._(failureWords(order.failure))}
      <OrderLine order={order} />
    </OutcomePanel>
  )
}

export const Refunded = ({ order }: { order: OrderView }) => (
  <OutcomePanel
    icon={Undo2}
    tone="neutral"
    title={
      order.failure === 'superseded' ? (
        <Trans>Your team already has a plan</Trans>
      ) : (
        <Trans>This payment was refunded</Trans>
      )
    }
    actions={<ContactLink />}
  >
    {order.failure === 'superseded' && (
      <Trans>This second payment will be refunded in full. Your plan stays the same.</Trans>
    )}
    <OrderLine order={order} />
  </OutcomePanel>
)
