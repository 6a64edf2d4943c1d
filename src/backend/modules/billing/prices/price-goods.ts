import { AppError } from '../../../../contract/app-error.ts'
import {
  type BillingCycle,
  type Currency,
  type GoodsType,
  PLAN_IDS,
  type PlanId,
  SEATS_PER_ORDER_MAX,
} from '../../../../contract/goods.ts'
import { isAmong } from '../../../../contract/keys-of.ts'
import type { PriceList } from './price-list.ts'

/** The goods a buyer names. */
export interface Wanted {
  goodsType: GoodsType
  goodsId: string
  cycle?: BillingCycle | undefined
  quantity: number
  currency: Currency
}

/** The priced content of an order: everything except names and quantity comes from the price list. */
export interface PricedGoods {
  goodsType: GoodsType
  goodsId: string
  cycle: BillingCycle | null
  quantity: number
  credits: number
  currency: Currency
  amountMinor: number
}

const invalid = (field: string, rule: string) => new AppError('invalid_input', { field, rule })

export const isPlanId = (id: string): id is PlanId => isAmong(PLAN_IDS, id)

/** Credits granted with a plan's payment. */
export function creditsOfPlan(priceList: PriceList, id: PlanId, cycle: BillingCycle): number {
  const { creditsPerMonth, yearlyGrant } = priceList.plans[id]
  return cycle === 'year' && yearlyGrant === 'upfront' ? creditsPerMonth * 12 : creditsPerMonth
}

function pricePlan(priceList: PriceList, wanted: Wanted): PricedGoods {
  const { goodsId, cycle, currency } = wanted
  if (!isPlanId(goodsId)) throw invalid('goods_id', 'unknown')
  if (!cycle) throw invalid('cycle', 'required')
  if (wanted.quantity !== 1) throw invalid('quantity', 'one_only')
  const price = priceList.plans[goodsId].prices[currency]
  if (!price) throw invalid('currency', 'not_offered')
  const credits = creditsOfPlan(priceList, goodsId, cycle)
  return { ...wanted, cycle, credits, amountMinor: price[cycle] }
}

function pricePack(priceList: PriceList, wanted: Wanted): PricedGoods {
  const pack = priceList.packs.find(({ id }) => id === wanted.goodsId)
  if (!pack) throw invalid('goods_id', 'unknown')
  if (wanted.cycle) throw invalid('cycle', 'not_used')
  if (wanted.quantity !== 1) throw invalid('quantity', 'one_only')
  const amountMinor = pack.prices[wanted.currency]
  if (!amountMinor) throw invalid('currency', 'not_offered')
  return { ...wanted, cycle: null, credits: pack.credits, amountMinor }
}

function priceSeats(priceList: PriceList, wanted: Wanted): PricedGoods {
  const { quantity, currency } = wanted
  if (wanted.goodsId !== 'seat') throw invalid('goods_id', 'unknown')
  if (wanted.cycle) throw invalid('cycle', 'not_used')
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > SEATS_PER_ORDER_MAX)
    throw invalid('quantity', 'out_of_range')
  const price = priceList.seat.prices[currency]
  if (!price) throw invalid('currency', 'not_offered')
  return { ...wanted, cycle: null, credits: 0, amountMinor: price * quantity }
}

const PRICES = { plan: pricePlan, credit: pricePack, seat: priceSeats }

/**
 * Prices an order. From the browser only names and a number of seats are trusted.
 * @throws AppError('invalid_input', { field, rule })
 */
export const priceGoods = (priceList: PriceList, wanted: Wanted): PricedGoods =>
  PRICES[wanted.goodsType](priceList, wanted)
