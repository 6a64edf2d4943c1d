import { expect, test } from 'vitest'
import { formatCreditPrice, formatMoney } from './money'

test('money is written as each language does, to the cent', () => {
  const plain = (language: string) => formatMoney(language, 1495, 'USD').replace(/\s/g, ' ')
  expect(plain('en')).toBe('$14.95')
  expect(plain('de')).toBe('14,95 $')
  expect(plain('pt')).toBe('US$ 14,95')
  expect(formatMoney('zh', 9900, 'CNY')).toBe('¥99.00')
  expect(formatMoney('en', -790, 'USD')).toBe('-$7.90')
})

test('the price of one credit shows fractions of a cent', () => {
  expect(formatCreditPrice('en', 5_940, 'USD')).toBe('$0.0594')
  expect(formatCreditPrice('en', 6_000, 'USD')).toBe('$0.06')
})
