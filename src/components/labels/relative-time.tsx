import { useLingui } from '@lingui/react/macro'
import { useNow } from './use-now'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formatters are expensive to create, and a library shows hundreds of times. */
function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const format = made.get(language) ?? make(language)
    made.set(language, format)
    return format
  }
}

const agoFormat = perLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'always' }),
)
const exactFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(calendarOf(language), { dateStyle: 'medium', timeStyle: 'short' }),
)

/** Time elapsed, in the largest whole unit; null for less than a minute. */
export function timeAgo(language: string, then: number, now: number): string | null {
  const elapsed = Math.max(0, now - then)
  if (elapsed < MINUTE_MS) return null
  const format = agoFormat(language)
  if (elapsed < HOUR_MS) return format.format(-Math.floor(elapsed / MINUTE_MS), 'minute')
  if (elapsed < DAY_MS) return format.format(-Math.floor(elapsed / HOUR_MS), 'hour')
  return format.format(-Math.floor(elapsed / DAY_MS), 'day')
}

/** Locale for dates: Thai defaults to the Buddhist era, the product does not. */
export const calendarOf = (language: string) => (language === 'th' ? 'th-u-ca-gregory' : language)

/** "5 minutes ago", with the exact time on hover. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const { t, i18n } = useLingui()
  const now = useNow(MINUTE_MS) ?? Date.now()
  return (
    // The server's clock and time zone may differ from the user's.
    <time
      dateTime={at}
      title={exactFormat(i18n.locale).format(new Date(at))}
      className={className}
      suppressHydrationWarning
    >
      {timeAgo(i18n.locale, Date.parse(at), now) ?? t`just now`}
    </time>
  )
}
