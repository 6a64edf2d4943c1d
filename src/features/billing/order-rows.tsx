import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BillingDay } from '@/components/purchase/billing-day'
import { goodsTitle } from '@/components/purchase/goods-words'
import { formatMoney } from '@/components/purchase/money'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { useLanguage } from '@/i18n/use-language'
import { InvoiceLink } from './invoice-link'
import { METHOD_NAMES } from './order-facts'
import { OrderStatus } from './order-status'
import { TransactionId } from './transaction-id'

/** A table where it fits in every language, cards otherwise: the same cells, laid out differently. */
export function OrderRows({ orders }: { orders: readonly OrderView[] }) {
  return (
    <table className="block rounded-lg border bg-card text-sm md:table md:w-full md:border-separate md:border-spacing-0">
      <thead className="sr-only text-left text-muted-foreground md:not-sr-only md:table-header-group">
        <tr>
          <th scope="col" className={HEAD}>
            <Trans>Transaction ID</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Item</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Method</Trans>
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            <Trans>Amount</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Status</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Date</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Invoice</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

const HEAD = 'break-keep border-b px-3 py-3 font-medium lg:px-4'
const CELL = 'md:border-t md:px-3 lg:px-4 md:py-3 md:group-first:border-t-0'

function OrderRow({ order }: { order: OrderView }) {
  const { i18n } = useLingui()
  const { method, amount_minor, refunded_minor, currency } = order
  return (
    <tr className="group grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t p-4 first:border-t-0 md:table-row md:p-0">
      <td className={`${CELL} col-span-2 row-start-3`}>
        <TransactionId id={order.transaction_id} />
      </td>
      <td className={`${CELL} row-start-1 font-medium md:font-normal`}>
        {goodsTitle(i18n, order)}
        {order.is_renewal && (
          <span className="text-muted-foreground">
            {' · '}
            <Trans>Renewal</Trans>
          </span>
        )}
      </td>
      <td className={`${CELL} col-start-1 row-start-2 text-muted-foreground md:text-foreground`}>
        {method ? i18n._(METHOD_NAMES[method]) : '–'}
      </td>
      <td className={`${CELL} col-start-2 row-start-1 whitespace-nowrap text-right tabular-nums`}>
        {formatMoney(i18n.locale, amount_minor, currency)}
        {refunded_minor > 0 && (
          <span className="block text-muted-foreground">
            {formatMoney(i18n.locale, -refunded_minor, currency)}
          </span>
        )}
      </td>
      <td className={`${CELL} col-start-2 row-start-2 text-right md:text-left`}>
        <span className="inline-flex flex-col items-end gap-1 md:items-start">
          <OrderStatus order={order} />
          {order.state === 'pending' && <PendingLink orderId={order.order_id} />}
        </span>
      </td>
      <td className={`${CELL} row-start-4 self-center text-muted-foreground md:whitespace-nowrap`}>
        <BillingDay at={order.paid_at ?? order.created_at} />
      </td>
      <td className={`${CELL} col-start-2 row-start-4 text-right md:text-left`}>
        {order.has_invoice && <InvoiceLink order={order} />}
      </td>
    </tr>
  )
}

/** Link to retry or complete the payment. */
const PendingLink = ({ orderId }: { orderId: string }) => (
  <Link
    to="/$lang/payment"
    params={{ lang: useLanguage() }}
    search={{ order_id: orderId, canceled: '1' }}
    className="inline-flex min-h-8 items-center whitespace-nowrap underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
  >
    <Trans>Check again</Trans>
  </Link>
)
