import { eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { PlanChange } from '../../../../contract/endpoints/billing/plan-change.ts'
import type { CallContext } from '../../../context.ts'
import { requireTeamAdmin } from '../../teams/index.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { atGateway } from '../subscriptions/at-gateway.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { weighChange } from '../subscriptions/preview-change.ts'
import { subscriptions } from '../tables.ts'
import { chooseGateway } from './choose-gateway.ts'
import { openCheckout } from './open-checkout.ts'

type Change = typeof contract.billing.changePlan

/**
 * Changes the plan on the previewed terms: an upgrade is an order whose payment replaces the plan,
 * anything else waits for the next period.
 * @throws AppError('not_permitted' | 'subscription_missing' | 'price_changed' | 'invalid_input' |
 *   'payment_unavailable')
 */
export async function changePlan(
  context: CallContext<'user'>,
  { plan_id: planId, cycle, return_path, due_minor }: ParsedInputOf<Change>,
): Promise<OutputOf<Change>> {
  await requireTeamAdmin(context.db, context.actor)
  const { from, change } = await weighChange(context, { planId, cycle })
  if (change.due_minor > due_minor) {
    throw new AppError('price_changed', { due_minor: change.due_minor })
  }
  if (change.effective === 'now') return upgradeNow(context, from, change, return_path)
  return changeLater(context, from, change, return_path)
}

async function upgradeNow(
  context: CallContext<'user'>,
  from: Subscription,
  change: PlanChange,
  returnPath: string,
): Promise<OutputOf<Change>> {
  const { plan_id: goodsId, cycle, currency, due_minor, price_minor } = change
  const gateway = chooseGateway(context, currency)
  const order = await insertOrder(context, {
    gateway,
    goods: {
      goodsType: 'plan',
      goodsId,
      cycle,
      currency,
      quantity: 1,
      credits: change.credits_granted,
      amountMinor: due_minor,
    },
    replaces: { subscriptionId: from.id, recurringMinor: price_minor },
  })
  const checkout_url = await openCheckout(context, gateway, order, returnPath)
  return { change, order_id: order.id, checkout_url }
}

async function changeLater(
  context: CallContext<'user'>,
  from: Subscription,
  change: PlanChange,
  returnPath: string,
): Promise<OutputOf<Change>> {
  const { plan_id: planId, cycle, currency, price_minor: amountMinor } = change
  const { confirmUrl } = await atGateway(context, from, (gateway, ref) =>
    gateway.changeNextPlan(
      ref,
      { planId, cycle, price: { amountMinor, currency } },
      {
        periodEnd: from.periodEnd,
        returnUrl: new URL(returnPath, context.request.origin).href,
      },
    ),
  )
  await context.db
    .update(subscriptions)
    .set({ nextPlanId: planId, nextCycle: cycle, nextAmountMinor: amountMinor })
    .where(eq(subscriptions.id, from.id))
  return { change, order_id: null, checkout_url: confirmUrl }
}
