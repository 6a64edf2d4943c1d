import type { Language } from '../../../../contract/languages.ts'
import type { Env } from '../../../env.ts'
import { intlLocale } from '../intl-locale.ts'
import { orderTitle } from '../orders/order-title.ts'
import type { OrderRow } from '../orders/order-view.ts'
import type { OrderWords } from '../orders/order-words.ts'

/** The content of an invoice, in its reader's language. */
export interface Invoice {
  language: Language
  title: string
  notice: string | null
  facts: [label: string, value: string][]
  parties: [label: string, lines: string[]][]
  columns: [string, string]
  item: [string, string]
  sums: [label: string, value: string][]
}

type Seller = Pick<Env, 'BRAND_NAME' | 'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_EMAIL'>

/** The invoice of a paid order. */
export function describeInvoice(
  words: OrderWords,
  seller: Seller,
  {
    order,
    paidAt,
    buyer,
    language,
  }: {
    order: OrderRow
    paidAt: Date
    buyer: string
    language: Language
  },
): Invoice {
  const locale = intlLocale(language)
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency })
  const money = (minor: number) => format.format(minor / 100)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const method = order.method ? words[order.method] : order.gateway
  return {
    language,
    title: words.title,
    notice: order.gateway === 'test' ? words.test : null,
    facts: [
      [words.number, order.transactionId],
      [words.date, day.format(paidAt)],
    ],
    parties: [
      [words.seller, [seller.OPERATOR_NAME, seller.OPERATOR_ADDRESS, seller.OPERATOR_EMAIL]],
      [words.buyer, [buyer]],
    ],
    columns: [words.item, words.amount],
    item: [orderTitle(words, seller, order, language), money(order.amountMinor)],
    sums: [
      [words.total, money(order.amountMinor)],
      [words.paid_with, method],
      ...(order.refundedMinor > 0
        ? [[words.refunded, money(order.refundedMinor)] satisfies [string, string]]
        : []),
    ],
  }
}
