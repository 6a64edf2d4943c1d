import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../../contract/languages.ts'
import { localesFolder } from '../../paths.ts'

const word = z.string().min(1)
/** Text of the sandbox's payment page, from `locales/<lang>/sandbox-payment.json`. */
const PaymentWords = z.strictObject({
  title: word,
  notice: word,
  due: word,
  renews_month: word,
  renews_year: word,
  card: word,
  paypal: word,
  decline: word,
  leave: word,
  approved: word,
  declined: word,
  closed: word,
  back: word,
})
export type PaymentWords = z.output<typeof PaymentWords>

export async function readPaymentWords(language: Language): Promise<PaymentWords> {
  const text = await readFile(join(localesFolder, language, 'sandbox-payment.json'), 'utf8')
  return PaymentWords.parse(JSON.parse(text))
}
