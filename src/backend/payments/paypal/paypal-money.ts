import { z } from 'zod'
import { CURRENCIES } from '../../../contract/goods.ts'
import type { Money } from '../payment-gateway.ts'

const VALUE = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** `9.9` → 990, without floating point. */
function minorOf(value: string): number {
  const [, whole = '', part = ''] = VALUE.exec(value) ?? []
  if (whole === '') throw new Error(`PayPal reports an amount of ${value}.`)
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** An amount in orders, captures and plans. */
export const PaypalMoney = z
  .object({ currency_code: z.enum(CURRENCIES), value: z.string().regex(VALUE) })
  .transform(({ currency_code, value }): Money => {
    return { amountMinor: minorOf(value), currency: currency_code }
  })

/** The same in the older format of subscription payments. */
export const PaypalSaleMoney = z
  .object({ currency: z.enum(CURRENCIES), total: z.string().regex(VALUE) })
  .transform(({ currency, total }): Money => ({ amountMinor: minorOf(total), currency }))

export const paypalMoney = ({ amountMinor, currency }: Money) => ({
  currency_code: currency,
  value: `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`,
})
