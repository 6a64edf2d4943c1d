import { useLingui } from '@lingui/react/macro'
import type { ProductAnalysis } from '@/contract/endpoints/products'
import { useLanguage } from '@/i18n/use-language'

/** A price as an ad prints it, in the user's language. */
export function usePriceWords() {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ amount, currency, is_from }: NonNullable<ProductAnalysis['price']>): string => {
    if (amount === 0) return t`Free`
    const price = money(language, amount, currency)
    return is_from ? t`from ${price}` : price
  }
}

function money(language: string, amount: number, currency: string | null): string {
  const isWhole = Number.isInteger(amount)
  const digits = isWhole ? { minimumFractionDigits: 0 } : {}
  try {
    const options = currency ? ({ style: 'currency', currency, ...digits } as const) : {}
    return new Intl.NumberFormat(language, options).format(amount)
  } catch {
    // Three letters that are not a currency.
    return `${amount} ${currency}`
  }
}
