import { useLingui } from '@lingui/react/macro'
import { calendarOf } from '@/components/labels/relative-time'
import { useTimeZone } from '@/components/labels/use-now'

/** Formats the day of an instant in the user's time zone; Gregorian in every language. */
export function useDayFormat(): (instant: string) => string {
  const { i18n } = useLingui()
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat(calendarOf(i18n.locale), { dateStyle: 'medium', timeZone })
  return (instant) => format.format(new Date(instant))
}

/** A day of billing. */
export function BillingDay({ at }: { at: string }) {
  const day = useDayFormat()
  return <time dateTime={at}>{day(at)}</time>
}
