import { amountsOf } from '../clauses/amounts.ts'
import type { Clause, Reading } from '../clauses/reading.ts'
import { isCueAlone } from '../price-cues.ts'
import { besideFormer } from './former-price.ts'
import { PRICE_UNITS_MAX, type PriceTag } from './plain-tag.ts'
import { soleTag } from './sole-tag.ts'
import { unitsOf } from './units.ts'

/** The only price of an ad as a tag; several prices stay in their clauses, or nobody would know what each is for. */
export function priceOf(told: Clause[], language: Reading['language']): PriceTag | null {
  const priced = told.filter(isPriced)
  const [first, second, third] = priced
  if (!first) return null
  if (!second) return isUndercut(first, told) ? null : soleTag(first, language)
  const alone = aloneOf(priced, language)
  if (alone || third) return alone
  const isFormerFirst = first.prices[0]!.role === 'was' && second.role === 'price'
  return isFormerFirst
    ? besideFormer(second, first, language)
    : besideFormer(first, second, language)
}

/** "라떼 6,500원, 이번 주말까지 5,000원에 드려요": an offer names a lower sum, so the first is not what customers pay. */
export const isUndercut = ({ prices }: Clause, told: Clause[]): boolean => {
  const paid = Math.min(...prices.flatMap(({ text }) => amountsOf(text)).map(({ value }) => value))
  const offered = told.filter(({ role, prices: own }) => role === 'offer' && own.length === 0)
  return offered.some(({ text }) =>
    amountsOf(text).some(
      (amount) => amount.kind === 'money' && amount.value < paid && PAID.test(text),
    ),
  )
}
/** Words for a sum that is paid, not given or saved. */
const PAID = /[원円]에 ?(?:드|판매|만나|제공|구매|득템)|円で(?:ご?提供|販売|お買い求め)/u

const isSum = (role: string) => role === 'price' || role === 'was'

/** "Free shipping from 40 €" prices nothing. */
export const isPriced = ({ role, prices }: Clause): boolean =>
  prices.length > 0 && (role !== 'offer' || prices.some((price) => isSum(price.role)))

/** "Price 2,490": a bare sum, while the other sums, installments and rates, say what they are for. */
function aloneOf(priced: Clause[], language: Reading['language']): PriceTag | null {
  const sums = priced.filter(
    ({ prices, text }) => prices.some(({ role }) => isSum(role)) && !INSTALMENTS.test(text),
  )
  const [sum, more] = sums
  if (!sum || more || priced.some((each) => each !== sum && isBare(each.text, language)))
    return null
  const tag = soleTag(sum, language)
  const amounts = sum.prices.map(({ text }) => text)
  return tag && isCueAlone(sum.text, amounts, language) ? tag : null
}

/** "4 payments of $19.75". */
const INSTALMENTS =
  /\d+ ?(?:x|×|(?:payments|instal?lments|raten|monatsraten|fois|mensualités|cuotas|pagos|plazos|parcelas|vezes|prestações|kỳ)(?!\p{L})|回払い|分割|期|개월|회 ?분할|งวด)/iu

const isBare = (text: string, language: Reading['language']): boolean =>
  isCueAlone(
    text,
    amountsOf(text).map((amount) => amount.text),
    language,
  )

/** "$28 each or 4 for $96": with no other sum, both are the price. */
export function eitherTag(told: Clause[]): PriceTag | null {
  const summed = told.filter(({ text }) => sumsIn(text) > 0)
  const [either, more] = summed
  const isTag = either && !more && sumsIn(either.text) === 2 && either.role === 'offer'
  if (!isTag || unitsOf(either.text) > PRICE_UNITS_MAX || /%/u.test(either.text)) return null
  return { price: either.text, oldPrice: null, of: [either] }
}

const sumsIn = (text: string): number =>
  amountsOf(text).filter(({ kind }) => kind === 'money').length
