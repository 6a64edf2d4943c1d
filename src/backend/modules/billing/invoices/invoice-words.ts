import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../../../contract/languages.ts'
import { localesFolder } from '../../../paths.ts'

const word = z.string().min(1)
/** The words of an invoice; `locales/<lang>/invoice.json` holds them in every language. */
const InvoiceWords = z.strictObject({
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
export type InvoiceWords = z.output<typeof InvoiceWords>

export async function readInvoiceWords(language: Language): Promise<InvoiceWords> {
  const text = await readFile(join(localesFolder, language, 'invoice.json'), 'utf8')
  return InvoiceWords.parse(JSON.parse(text))
}
