import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCheckout } from '@/components/purchase/use-checkout'
import { Button, buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { useLanguage } from '@/i18n/use-language'
import { useOperatorEmail } from '@/page/use-operator-email'

/** Retries paying for the same goods; a plan is chosen again, because its terms may have changed. */
export function TryAgain({ order, next }: { order: OrderView; next: string | undefined }) {
  const { buy, isLeaving } = useCheckout({ next })
  const lang = useLanguage()
  if (order.goods_type === 'plan') {
    const pay = order.cycle === 'month' ? 'month' : undefined
    return (
      <Link
        to="/$lang/pricing"
        params={{ lang }}
        search={{ pay, choice: order.goods_id }}
        className={buttonVariants()}
      >
        <Trans>Try again</Trans>
      </Link>
    )
  }
  const { goods_type, goods_id, quantity, currency } = order
  return (
    <Button loading={isLeaving} onClick={() => buy({ goods_type, goods_id, quantity, currency })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** Link to the operator's email. */
export function ContactLink() {
  const operatorEmail = useOperatorEmail()
  if (!operatorEmail) return null
  return (
    <a href={`mailto:${operatorEmail}`} className={cn(buttonVariants({ variant: 'outline' }))}>
      <Trans>Contact support</Trans>
    </a>
  )
}
