import { useLingui } from '@lingui/react/macro'

/** Formats shares and lengths for the user's language. */
export function useNumbers() {
  const { i18n } = useLingui()
  const { locale } = i18n
  const lengths = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const
  return {
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    seconds: (value: number) =>
      new Intl.NumberFormat(locale, { ...lengths, maximumFractionDigits: 1 }).format(value),
    times: (value: number) => `${new Intl.NumberFormat(locale).format(value)}×`,
  }
}
