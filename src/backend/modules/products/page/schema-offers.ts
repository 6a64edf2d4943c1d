import { isRecord } from '../../../../contract/is-record.ts'
import type { Availability } from '../../../../contract/product.ts'
import type { PagePrice } from './page-facts.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import { listOf, type SchemaItem } from './schema-item.ts'

const NAMES: Record<string, Availability> = {
  instock: 'in_stock',
  onlineonly: 'in_stock',
  instoreonly: 'in_stock',
  limitedavailability: 'limited',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  madetoorder: 'backorder',
  outofstock: 'out_of_stock',
  oos: 'out_of_stock',
  soldout: 'out_of_stock',
  discontinued: 'discontinued',
}
const OFFERS_MAX = 500
/** The best availability of any variant counts for the whole product. */
const BEST_FIRST: Availability[] = ['in_stock', 'limited', 'preorder', 'backorder', 'out_of_stock']

export function readAvailability(value: unknown): Availability | null {
  if (typeof value !== 'string') return null
  const name = value
    .replace(/^.*\//, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase()
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? null) : null
}

/** The lowest price among all offers, and the best availability. */
export function readOffers(item: SchemaItem): {
  price: PagePrice | null
  availability: Availability | null
} {
  const offers = listOf(item.offers)
    .filter(isRecord)
    .flatMap((offer) => [offer, ...listOf(offer.offers).filter(isRecord)])
    .slice(0, OFFERS_MAX)
  const prices = offers.flatMap(pricesOf)
  const states = offers.flatMap(({ availability }) => readAvailability(availability) ?? [])
  return {
    price: lowest(prices) ?? priceOfRange(item.priceRange),
    availability: BEST_FIRST.find((state) => states.includes(state)) ?? states[0] ?? null,
  }
}

function lowest(prices: readonly Omit<PagePrice, 'isFrom'>[]): PagePrice | null {
  // A free sample or fitting isn't the price of the product.
  const paid = prices.filter(({ amount }) => amount > 0)
  const counted = paid.length > 0 ? paid : prices
  const least = counted.toSorted((a, b) => a.amount - b.amount)[0]
  if (!least) return null
  const currency = least.currency ?? counted.find((one) => one.currency)?.currency ?? null
  const isFrom = counted.some(({ amount }) => amount > least.amount)
  return { amount: least.amount, currency, isFrom }
}

function pricesOf(offer: SchemaItem): Omit<PagePrice, 'isFrom'>[] {
  const stated = [offer, ...listOf(offer.priceSpecification).filter(isRecord)]
  return stated.flatMap((one) => {
    const named = one.priceCurrency ?? offer.priceCurrency
    return [one.price, one.lowPrice, one.highPrice, one.minPrice].flatMap((value) => {
      const [price] = listOf(value)
      const amount = readAmount(price)
      return amount === null
        ? []
        : [{ amount, currency: readCurrency(named) ?? readCurrency(price) }]
    })
  })
}

/** Parses a price range: "€120 - €240" is a price, "$$$" isn't. */
function priceOfRange(range: unknown): PagePrice | null {
  const amount = readAmount(range)
  if (amount === null || typeof range !== 'string') return null
  return { amount, currency: readCurrency(range), isFrom: /\d\D*[-–—]\D*\d/.test(range) }
}
