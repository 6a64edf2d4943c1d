import { expect, it } from 'vitest'
import type { ProductAnalysis } from '@/contract/endpoints/products'
import { draftOfAnalysis, EMPTY_PRODUCT, inputOf, problemOf } from './product-draft'

const PAGE: ProductAnalysis = {
  source_url: 'https://shop.example/ball',
  name: 'Rally ball',
  description: null,
  price: { amount: 24.9, currency: 'EUR', is_from: false },
  rating: { value: 4.6, count: 128 },
  availability: 'in_stock',
  colours: ['#c8102e'],
  pictures: [1, 2, 3, 4, 5].map((at) => ({
    url: `https://shop.example/${at}.png`,
    width: 480,
    height: 480,
    preview: 'data:,',
  })),
}

it('[R2.27] a page fills the form, with its first pictures chosen and the price in words', () => {
  const draft = draftOfAnalysis(PAGE, ({ amount }) => `€${amount}`)
  expect(inputOf(draft)).toMatchObject({
    name: 'Rally ball',
    price_text: '€24.9',
    price: { amount: 24.9, currency: 'EUR' },
    rating: { value: 4.6, count: 128 },
    source_url: 'https://shop.example/ball',
    pictures: [1, 2, 3, 4].map((at) => ({ url: `https://shop.example/${at}.png` })),
  })
})

it('what was not said is sent as not said', () => {
  expect(inputOf({ ...EMPTY_PRODUCT, name: ' Ball ', audiences: ' dogs ,, dogs' })).toMatchObject({
    name: 'Ball',
    price_text: null,
    rating: null,
    source_url: null,
    target_audiences: ['dogs'],
    pictures: [],
  })
})

it.each([
  ['name', { name: ' ' }],
  ['rating', { rating: '6' }],
  ['rating', { rating: 'good' }],
  ['address', { sourceUrl: 'shop' }],
  [null, { rating: '4,5', sourceUrl: 'https://shop.example' }],
] as const)('names what is wrong: %s', (problem, part) => {
  expect(problemOf({ ...EMPTY_PRODUCT, name: 'Ball', ...part })).toBe(problem)
})
