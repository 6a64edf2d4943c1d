import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { balanceQuery } from '@/api/credits.functions'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { useLanguage } from '@/i18n/use-language'
import { OrderLine } from './order-line'
import { OutcomePanel } from './outcome-panel'
import { useCountUp } from './use-count-up'

/** A successful payment: what it brought, and a link back to where the user was. */
export function PaymentSuccess({ order, next }: { order: OrderView; next: string | undefined }) {
  const lang = useLanguage()
  return (
    <OutcomePanel
      icon={CircleCheck}
      tone="success"
      title={
        order.goods_type === 'credit' ? (
          <Trans>Recharge successful</Trans>
        ) : (
          <Trans>Payment Success</Trans>
        )
      }
      actions={
        <>
          <a href={next ?? `/${lang}/`} className={buttonVariants()}>
            <Trans>Continue creating</Trans>
          </a>
          <Link
            to="/$lang/billing"
            params={{ lang }}
            className={cn(buttonVariants({ variant: 'outline' }))}
          >
            <Trans>View billing</Trans>
          </Link>
        </>
      }
    >
      <OrderLine order={order} />
      {order.credits > 0 && <NewBalance added={order.credits} />}
    </OutcomePanel>
  )
}

/** The balance, counting up; assistive technology only hears the final value. */
function NewBalance({ added }: { added: number }) {
  const { data } = useQuery(balanceQuery())
  const shown = useCountUp(data ? Math.max(0, data.balance - added) : null, data?.balance ?? 0)
  if (!data) return null
  return (
    <p>
      <span aria-hidden className="block font-semibold text-3xl text-foreground tabular-nums">
        <Plural value={shown} one="# credit" other="# credits" />
      </span>
      <span className="sr-only">
        <Plural value={data.balance} one="# credit" other="# credits" />
      </span>
      <span className="text-sm">
        <Trans>Your balance now</Trans>
      </span>
    </p>
  )
}
