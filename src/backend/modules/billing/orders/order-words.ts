import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../../../contract/languages.ts'
import { localesFolder } from '../../../paths.ts'

const word = z.string().min(1)
/** Texts of the payment page and the invoice: `locales/<lang>/invoice.json`. */
const OrderWords = z.strictObject({
  title: word,
  number: word,
  date: word,
  seller: word,
  buyer: word,
  item: word,
  amount: word,
  total: word,
  paid_with: word,
  refunded: word,
  card: word,
  paypal: word,
  plan_month: word,
  plan_year: word,
  credits: word,
  seats: word,
  test: word,
})
export type OrderWords = z.output<typeof OrderWords>

export async function readOrderWords(language: Language): Promise<OrderWords> {
  const text = await readFile(join(localesFolder, language, 'invoice.json'), 'utf8')
  return OrderWords.parse(JSON.parse(text))
}
