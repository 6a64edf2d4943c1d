import { useLingui } from '@lingui/react/macro'
import { goodsTitle } from '@/components/purchase/goods-words'
import { formatMoney } from '@/components/purchase/money'
import type { OrderView } from '@/contract/endpoints/billing/orders'

/** What the payment is for, and the amount. */
export function OrderLine({ order }: { order: OrderView }) {
  const { i18n } = useLingui()
  return (
    <p className="text-foreground text-sm tabular-nums">
      {goodsTitle(i18n, order)} · {formatMoney(i18n.locale, order.amount_minor, order.currency)}
    </p>
  )
}
