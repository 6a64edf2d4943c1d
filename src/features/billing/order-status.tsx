import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { OrderView } from '@/contract/endpoints/billing/orders'

/**
 * Pending, Paid or Refunded, as a word with an icon; failed after a failed payment, and not completed if the
 * payment page was left.
 */
export function OrderStatus({ order: { status, state, failure } }: { order: OrderView }) {
  if (status === 'PAYED') {
    return (
      <Badge variant="success">
        <CircleCheck aria-hidden />
        <Trans>Paid</Trans>
      </Badge>
    )
  }
  if (status === 'REFUNDED') {
    return (
      <Badge>
        <Undo2 aria-hidden />
        <Trans>Refunded</Trans>
      </Badge>
    )
  }
  if (state === 'failed' && failure === 'expired') {
    return (
      <Badge>
        <Undo2 aria-hidden />
        <Trans>Not completed</Trans>
      </Badge>
    )
  }
  if (state === 'failed') {
    return (
      <Badge variant="destructive">
        <CircleX aria-hidden />
        <Trans>Failed</Trans>
      </Badge>
    )
  }
  return (
    <Badge variant="warning">
      <Clock aria-hidden />
      <Trans>Pending</Trans>
    </Badge>
  )
}
