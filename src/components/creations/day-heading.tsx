import { calendarOf } from '@/components/labels/relative-time'
import { useLanguage } from '@/i18n/use-language'
import { daysAgo } from './day-groups'

/** "Today", "Yesterday", or the date. */
export function DayHeading({ day, timeZone }: { day: string; timeZone: string }) {
  const locale = useLanguage()
  const ago = daysAgo(day, timeZone, Date.now())
  const words =
    ago <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
      : new Intl.DateTimeFormat(calendarOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
          Date.parse(day),
        )
  return (
    // Around midnight the server's day may differ from the user's.
    <h2
      className="mb-2 font-medium text-muted-foreground text-sm first-letter:uppercase"
      suppressHydrationWarning
    >
      {words}
    </h2>
  )
}
