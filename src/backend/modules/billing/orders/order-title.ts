import type { Language } from '../../../../contract/languages.ts'
import type { Env } from '../../../env.ts'
import { intlLocale } from '../intl-locale.ts'
import type { OrderRow } from './order-view.ts'
import type { OrderWords } from './order-words.ts'

/** An order's title on the payment page, the bank statement and the invoice, in the buyer's language. */
export function orderTitle(
  words: OrderWords,
  { BRAND_NAME }: Pick<Env, 'BRAND_NAME'>,
  order: Pick<OrderRow, 'goodsType' | 'goodsId' | 'cycle' | 'quantity' | 'credits'>,
  language: Language,
): string {
  return `${BRAND_NAME}: ${goodsOf(words, order, new Intl.NumberFormat(intlLocale(language)))}`
}

function goodsOf(
  words: OrderWords,
  order: Pick<OrderRow, 'goodsType' | 'goodsId' | 'cycle' | 'quantity' | 'credits'>,
  format: Intl.NumberFormat,
): string {
  const { goodsType, goodsId, cycle, credits, quantity } = order
  if (goodsType === 'credit') return words.credits.replace('{count}', format.format(credits))
  if (goodsType === 'seat') return words.seats.replace('{count}', format.format(quantity))
  const plan = goodsId.charAt(0).toUpperCase() + goodsId.slice(1)
  return (cycle === 'year' ? words.plan_year : words.plan_month).replace('{plan}', plan)
}
