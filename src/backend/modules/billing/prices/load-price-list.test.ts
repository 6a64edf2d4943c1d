import { expect, test } from 'vitest'
import { DEFAULT_PRICE_LIST } from './defaults.ts'
import { readPriceList } from './load-price-list.ts'
import { chooseCurrency, listCurrencies } from './show-price-list.ts'

/** A price list as an operator in China would write it: yuan for everything. */
const YUAN = {
  plans: {
    basic: { prices: { CNY: { month: 6_900, year: 66_200 } } },
    standard: { prices: { CNY: { month: 20_900, year: 125_400 } } },
    pro: { prices: { CNY: { month: 55_900, year: 335_400 } } },
  },
  creditListPriceMillis: { CNY: 46_000 },
  packs: [{ id: 'pack-100', credits: 100, prices: { USD: 594, CNY: 4_140 } }],
  seat: { prices: { CNY: 42_000 } },
}

const PACK = { id: 'pack-1', credits: 1, prices: { USD: 7 } }

test('[R9.10] Chinese readers see yuan once everything has a price in it', () => {
  const priceList = readPriceList(YUAN)
  expect(listCurrencies(priceList)).toEqual(['USD', 'CNY'])
  expect(chooseCurrency(priceList, 'zh')).toBe('CNY')
  expect(chooseCurrency(priceList, 'de')).toBe('USD')
  expect(priceList.plans.basic.prices.USD).toEqual({ month: 990, year: 9_504 })
})

test('[R9.10] without yuan prices, or with some of them only, prices are in dollars', () => {
  expect(chooseCurrency(DEFAULT_PRICE_LIST, 'zh')).toBe('USD')
  expect(chooseCurrency(readPriceList({ ...YUAN, seat: {} }), 'zh')).toBe('USD')
})

test.each([
  [{ plans: { basic: { prices: { USD: { month: -1 } } } } }, 'plans.basic.prices.USD.month'],
  [{ packs: [{ id: 'Pack 1', credits: 0, prices: {} }] }, 'packs.0.id'],
  [{ plans: { basic: { price: 1 } } }, 'plans.basic'],
  [{ seat: { prices: { USD: 1.5 } } }, 'seat.prices.USD'],
  [{ seat: { prices: { USD: 30_000_000 } } }, 'seat.prices.USD'],
  [{ packs: [{ id: 'pack-1', credits: 1, prices: { CNY: 40 } }] }, 'packs.0.prices'],
  [{ packs: [PACK, PACK] }, 'packs'],
])('a file with a wrong value is refused by its name: %o', (changes, name) => {
  expect(() => readPriceList(changes)).toThrow(name)
})
