import { expect, test } from 'vitest'
import { PaypalMoney, PaypalSaleMoney, paypalMoney } from './paypal-money.ts'

test.each([
  ['5.94', 594],
  ['9.9', 990],
  ['10', 1_000],
  ['0.07', 7],
  ['1.10', 110],
  ['19.99', 1_999],
])('an amount of %s is %i cents, without a fraction on the way', (value, amountMinor) => {
  const money = { amountMinor, currency: 'USD' }
  expect(PaypalMoney.parse({ currency_code: 'USD', value })).toEqual(money)
  expect(PaypalSaleMoney.parse({ currency: 'USD', total: value })).toEqual(money)
})

test.each(['-5.94', '5.945', '5,94', '1e3', '', ' 5.94', '5.94 ', '.5', '5.'])(
  'an amount of %j is none',
  (value) => {
    expect(PaypalMoney.safeParse({ currency_code: 'USD', value }).success).toBe(false)
    expect(PaypalSaleMoney.safeParse({ currency: 'USD', total: value }).success).toBe(false)
  },
)

test('an amount in a currency we do not charge in is none', () => {
  expect(PaypalMoney.safeParse({ currency_code: 'EUR', value: '5.94' }).success).toBe(false)
})

test.each([
  [594, '5.94'],
  [7, '0.07'],
  [110, '1.10'],
  [100_000, '1000.00'],
])('%i cents are written %s', (amountMinor, value) => {
  expect(paypalMoney({ amountMinor, currency: 'USD' })).toEqual({ currency_code: 'USD', value })
})
