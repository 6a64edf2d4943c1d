import { eq } from 'drizzle-orm'
import type { BillingCycle } from '../../../../contract/goods.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentEvent } from '../../../payments/payment-gateway.ts'
import { createTransactionId } from '../orders/transaction-id.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { creditsOfPlan } from '../prices/price-goods.ts'
import { nextBillingDay } from '../subscriptions/billing-day.ts'
import { grantPeriod } from '../subscriptions/grant-period.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { refreshTeamLimits } from '../subscriptions/team-limits.ts'
import { orders, subscriptions } from '../tables.ts'

/** Price of the next renewal, taking a scheduled plan change into account. */
export const nextPriceOf = ({ nextAmountMinor, amountMinor }: Subscription): number =>
  nextAmountMinor ?? amountMinor

const NOTHING_NEXT = { nextPlanId: null, nextCycle: null, nextAmountMinor: null }

/**
 * The plan a payment is for. A change that the payer must confirm at the gateway may still be pending
 * there; until then the old plan renews at its own price.
 */
function paidPlan(old: Subscription, paidMinor: number) {
  const { planId, cycle, nextPlanId, nextCycle } = old
  if (paidMinor !== nextPriceOf(old)) return { planId, cycle }
  return { planId: nextPlanId ?? planId, cycle: nextCycle ?? cycle, ...NOTHING_NEXT }
}

/** The next period: it follows the last one, or starts now if the plan had ended or lapsed. */
function nextPeriod(old: Subscription, cycle: BillingCycle, now: Date, timeZone: string) {
  const isBroken = nextBillingDay(old.periodEnd, cycle, old.periodEnd, timeZone) <= now
  const periodStart = old.status === 'ended' || isBroken ? now : old.periodEnd
  // A new cycle starts a new count of billing days.
  const keepsDays = cycle === old.cycle && periodStart === old.periodEnd
  const anchorAt = keepsDays ? old.anchorAt : periodStart
  const periodEnd = nextBillingDay(anchorAt, cycle, periodStart, timeZone)
  return { anchorAt, periodStart, periodEnd }
}

/** Advances a locked subscription by the paid period, with its credits and its order. */
export async function renewSubscription(
  context: Context,
  tx: Transaction,
  old: Subscription,
  payment: Extract<PaymentEvent, { kind: 'renewed' }>,
): Promise<void> {
  const now = context.clock.now()
  const { env } = context
  const paid = paidPlan(old, payment.amountMinor)
  const [renewed] = await tx
    .update(subscriptions)
    .set({
      ...paid,
      ...nextPeriod(old, paid.cycle, now, env.BILLING_TIME_ZONE),
      amountMinor: payment.amountMinor,
      periodNumber: old.periodNumber + 1,
      endedAt: null,
      status: old.status === 'ended' ? 'active' : old.status,
    })
    .where(eq(subscriptions.id, old.id))
    .returning()
  if (!renewed) throw new Error('The renewed subscription disappeared.')
  const { teamId, planId, cycle, currency, gateway, periodStart, periodEnd } = renewed
  await tx.insert(orders).values({
    transactionId: createTransactionId(now),
    teamId,
    goodsType: 'plan',
    goodsId: planId,
    cycle,
    currency,
    gateway,
    credits: creditsOfPlan(loadPriceList(env), planId, cycle),
    amountMinor: payment.amountMinor,
    status: 'PAYED',
    method: payment.method,
    paymentRef: payment.paymentRef,
    subscriptionId: renewed.id,
    isRenewal: true,
    periodStart,
    periodEnd,
    createdAt: now,
    paidAt: now,
  })
  await grantPeriod(context, tx, renewed)
  await refreshTeamLimits(context, tx, teamId)
}
