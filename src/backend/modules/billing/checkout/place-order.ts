import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { CheckoutRequest } from '../../../../contract/endpoints/billing/orders.ts'
import type { CallContext } from '../../../context.ts'
import { hashRequest } from '../../../http/hash-request.ts'
import { requireTeamAdmin } from '../../teams/index.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { priceGoods } from '../prices/price-goods.ts'
import { chooseCurrency } from '../prices/show-price-list.ts'
import { findLiveSubscription } from '../subscriptions/live-subscription.ts'
import { chooseGateway } from './choose-gateway.ts'
import { openCheckout } from './open-checkout.ts'

type Checkout = typeof contract.billing.checkout

/**
 * Places an order and opens its payment page. Everything is validated before anything is written.
 * @throws AppError('not_permitted' | 'invalid_input' | 'subscription_exists' | 'plan_upgrade_needed' |
 *   'idempotency_conflict' | 'payment_unavailable')
 */
export async function placeOrder(
  context: CallContext<'user'>,
  { return_path, idempotency_key, ...input }: ParsedInputOf<Checkout>,
): Promise<OutputOf<Checkout>> {
  const { db, env, actor, request } = context
  await requireTeamAdmin(db, actor)
  const priceList = loadPriceList(env)
  const currency = input.currency ?? chooseCurrency(priceList, request.language)
  const { goods_type: goodsType, goods_id: goodsId, cycle, quantity } = input
  const goods = priceGoods(priceList, { goodsType, goodsId, cycle, quantity, currency })
  const gateway = chooseGateway(context, currency, input.gateway)
  await requireFitting(context, goodsType)
  const requestHash = hashRequest(CheckoutRequest, { ...input, teamId: actor.teamId })
  const key = idempotency_key ? { userId: actor.userId, key: idempotency_key, requestHash } : null
  const order = await insertOrder(context, { goods, gateway, key })
  const checkout_url = await openCheckout(context, gateway, order, return_path)
  return { order_id: order.id, checkout_url }
}

/** Allows one plan at a time, and seats only with a plan that supports extra seats. */
async function requireFitting(
  { db, env, actor }: CallContext<'user'>,
  goodsType: 'plan' | 'credit' | 'seat',
): Promise<void> {
  if (goodsType === 'credit') return
  const subscription = await findLiveSubscription(db, actor.teamId)
  if (goodsType === 'plan' && subscription) throw new AppError('subscription_exists')
  if (goodsType === 'plan') return
  const plan = subscription && loadPriceList(env).plans[subscription.planId]
  if (!plan?.canAddSeats) throw new AppError('plan_upgrade_needed', { feature: 'seats' })
}
