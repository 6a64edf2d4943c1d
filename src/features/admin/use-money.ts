import { useLingui } from '@lingui/react/macro'

/** Formats US dollars for the user's language; the small price of a picture keeps fractions of a cent. */
export function useMoney(): (usd: number) => string {
  const { i18n } = useLingui()
  const format = new Intl.NumberFormat(i18n.locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
    minimumFractionDigits: 2,
  })
  return (usd) => format.format(usd)
}
