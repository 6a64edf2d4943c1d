import { expect, test } from 'vitest'
import { asTemplate, fillTemplate } from './fill-template'

const slots = [
  { slot: 'product', name: 'your product' },
  { slot: 'offer', name: 'your offer' },
] as const
const known = { product: 'Rally ball', brand: 'Rally' }

test('known words are filled in, and blanks are left for the others', () => {
  const prompt = '{brand}: {product}, {offer} until {date}. {"a": {b1}}'
  expect(fillTemplate(prompt, { known, slots: [...slots] })).toBe(
    'Rally: Rally ball, [your offer] until [date]. {"a": {b1}}',
  )
})

test('a product’s name is not taken for a pattern', () => {
  const odd = { product: 'A $& B' }
  expect(fillTemplate('{product}!', { known: odd, slots: [] })).toBe('A $& B!')
  expect(asTemplate('A $& B!', odd)).toBe('{product}!')
})

test('a prompt saved as a template has slots where words were known, the longest first', () => {
  expect(asTemplate('Rally ball by Rally', known)).toBe('{product} by {brand}')
  expect(asTemplate('Nothing known', { product: ' ' })).toBe('Nothing known')
})
