import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { spentOfGrants, verifyLedger } from '../credits/index.ts'
import type { OrderRow } from './orders/order-view.ts'
import { sourceOfOrder } from './orders/source-of-order.ts'
import { orders, paymentEvents, refunds } from './tables.ts'

interface Difference {
  what: string
  subject: string
  ours: string
  theirs: string
}

/** Credits that a paid order should have granted but did not. */
async function missingGrant({ db }: Context, order: OrderRow): Promise<Difference[]> {
  if (order.goodsType !== 'credit') return []
  const { granted } = await spentOfGrants(db, [sourceOfOrder(order.id)])
  if (granted === order.credits) return []
  const [ours, theirs] = [`granted ${granted}`, `paid for ${order.credits}`]
  return [{ what: 'credits', subject: order.transactionId, ours, theirs }]
}

async function refundSum({ db }: Context, order: OrderRow): Promise<Difference[]> {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (sum === order.refundedMinor) return []
  const [ours, theirs] = [`order says ${order.refundedMinor}`, `refunds say ${sum}`]
  return [{ what: 'refund', subject: order.transactionId, ours, theirs }]
}

/** The gateway's state of an order compared with ours. */
async function gatewayState(context: Context, order: OrderRow): Promise<Difference[]> {
  const { checkoutRef: ref, id: orderId, transactionId: subject, status: ours } = order
  const gateway = context.payments.gateways.find(({ id }) => id === order.gateway)
  if (!gateway || ref === null) return []
  try {
    const fetched = await gateway.fetchState({ ref, orderId })
    const isPaid = fetched.state === 'paid'
    if (isPaid !== (ours !== 'CREATED')) {
      return [{ what: 'payment', subject, ours, theirs: fetched.state }]
    }
    if (!isPaid || fetched.event.amountMinor === order.amountMinor) return []
    const amounts = { ours: String(order.amountMinor), theirs: String(fetched.event.amountMinor) }
    return [{ what: 'amount', subject, ...amounts }]
  } catch {
    return [{ what: 'payment', subject, ours, theirs: 'no answer' }]
  }
}

async function openReports({ db }: Context, since: Date): Promise<Difference[]> {
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(
      and(
        gt(paymentEvents.receivedAt, since),
        or(isNull(paymentEvents.processedAt), eq(paymentEvents.outcome, 'refused')),
      ),
    )
  return rows.map(({ gateway, eventRef, event, reason, processedAt }) => ({
    what: 'report',
    subject: `${gateway} ${eventRef}`,
    ours: processedAt ? `refused: ${reason}` : 'not booked yet',
    theirs: event.kind,
  }))
}

/**
 * Compares the gateways' records with our orders and ledger; an empty list means no difference. It
 * changes nothing: fix differences with `refund`, `grant` or the gateway's own pages.
 */
export async function reconcile(
  context: Context,
  { since }: { since: Date },
): Promise<Difference[]> {
  const rows = await context.db
    .select()
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, since),
        or(isNotNull(orders.checkoutRef), inArray(orders.status, ['PAYED', 'REFUNDED'])),
      ),
    )
    .orderBy(desc(orders.createdAt))
  const differences: Difference[] = []
  for (const order of rows) {
    differences.push(...(await gatewayState(context, order)))
    if (order.status === 'CREATED') continue
    differences.push(...(await missingGrant(context, order)))
    differences.push(...(await refundSum(context, order)))
  }
  differences.push(...(await openReports(context, since)))
  for (const { rule, subject } of await verifyLedger(context.db)) {
    differences.push({ what: 'ledger', subject, ours: rule, theirs: '-' })
  }
  return differences
}
