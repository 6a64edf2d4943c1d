import { useLingui } from '@lingui/react/macro'

/** Writes US dollars as the reader does; small sums of a picture keep their parts of a cent. */
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
