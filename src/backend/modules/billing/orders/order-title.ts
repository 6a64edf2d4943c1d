import type { Env } from '../../../env.ts'
import type { PricedGoods } from '../catalogue/price-goods.ts'

const CYCLE_WORDS = { month: 'monthly', year: 'yearly' } as const

/** What the payer reads on the payment page and in their statement. */
export function orderTitle(
  { BRAND_NAME }: Pick<Env, 'BRAND_NAME'>,
  goods: Pick<PricedGoods, 'goodsType' | 'goodsId' | 'cycle' | 'quantity' | 'credits'>,
): string {
  const { goodsType, goodsId, cycle, quantity, credits } = goods
  if (goodsType === 'credit') return `${BRAND_NAME}: ${credits} credits`
  if (goodsType === 'seat') {
    return `${BRAND_NAME}: ${quantity} ${quantity === 1 ? 'seat' : 'seats'} for a year`
  }
  const plan = goodsId.charAt(0).toUpperCase() + goodsId.slice(1)
  return `${BRAND_NAME} ${plan}, ${CYCLE_WORDS[cycle ?? 'month']}`
}
