import { minorDigits } from '@/contract/figures'
import { useLanguage } from '@/i18n/use-language'

/** Formats the figures of ads for the user's language. */
export function useFigureWords() {
  const language = useLanguage()
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 3 })
  const changes = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const counts = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const times = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return {
    share: (rate: number) => shares.format(rate),
    change: (rate: number) => changes.format(rate),
    count: (count: number) => counts.format(count),
    times: (factor: number) => `${times.format(factor)}×`,
    money: (minor: number, currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(
        minor / 10 ** minorDigits(currency),
      ),
    day: (day: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(day),
      ),
  }
}
