import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@/i18n/use-language'

/** The day a text was last changed. Gregorian in every language, as is customary for contracts. */
export function LastChange({ day }: { day: string }) {
  const date = new Intl.DateTimeFormat(`${useLanguage()}-u-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
  return (
    <time dateTime={day}>
      <Trans>Last changed on {date}</Trans>
    </time>
  )
}
