import { Plural, Trans } from '@lingui/react/macro'
import { timeLeft } from './time-left'

/** "About 2 minutes left". */
export function TimeLeftWords({ seconds }: { seconds: number }) {
  const { unit, count } = timeLeft(seconds)
  return unit === 'minutes' ? (
    <Plural value={count} one="About # minute left" other="About # minutes left" />
  ) : (
    <Plural value={count} one="About # second left" other="About # seconds left" />
  )
}

/** "about 2 min", short enough for a button. */
export function ShortTimeWords({ seconds }: { seconds: number }) {
  const { unit, count } = timeLeft(seconds)
  return unit === 'minutes' ? <Trans>about {count} min</Trans> : <Trans>about {count} s</Trans>
}
