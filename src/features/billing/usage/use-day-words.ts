import { useLingui } from '@lingui/react/macro'
import { calendarOf } from '@/components/labels/relative-time'

/** Formats calendar days, independent of time zone; Gregorian in every language. */
export function useDayWords(): { full: (day: string) => string; short: (day: string) => string } {
  const { i18n } = useLingui()
  const locale = calendarOf(i18n.locale)
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    full: (day) => full.format(new Date(day)),
    short: (day) => short.format(new Date(day)),
  }
}
