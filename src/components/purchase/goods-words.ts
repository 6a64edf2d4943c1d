import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import type { BillingCycle, PlanId } from '@/contract/goods'

export const PLAN_NAMES = {
  basic: msg`Basic`,
  standard: msg`Standard`,
  pro: msg`Pro`,
} as const satisfies Record<PlanId, unknown>

export const CYCLE_NAMES = {
  month: msg`Monthly`,
  year: msg`Yearly`,
} as const satisfies Record<BillingCycle, unknown>

type Goods = Pick<OrderView, 'goods_type' | 'goods_id' | 'cycle' | 'quantity' | 'credits'>

const isPlanId = (id: string): id is PlanId => id in PLAN_NAMES

/** A short title for the goods of an order. */
export function goodsTitle(i18n: I18n, goods: Goods): string {
  const { credits, quantity } = goods
  if (goods.goods_type === 'credit') {
    return i18n._(msg`${plural(credits, { one: '# credit', other: '# credits' })}`)
  }
  if (goods.goods_type === 'seat') {
    return i18n._(msg`${plural(quantity, { one: '# seat', other: '# seats' })}`)
  }
  const plan = isPlanId(goods.goods_id) ? i18n._(PLAN_NAMES[goods.goods_id]) : goods.goods_id
  if (!goods.cycle) return plan
  const cycle = i18n._(CYCLE_NAMES[goods.cycle])
  return i18n._(msg`${plan} plan · ${cycle}`)
}
