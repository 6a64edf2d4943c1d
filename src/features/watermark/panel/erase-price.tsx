import { Plural, Trans } from '@lingui/react/macro'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { ShortTimeWords } from '../job/time-words'

type Offer = RemovalView['offer']

/** "Erase · about 2 min · free": what the button does, how long it takes and what it costs. */
export function EraseWords({ offer }: { offer: Offer }) {
  return (
    <span className="tabular-nums">
      <Trans>Erase</Trans>
      {' · '}
      <ShortTimeWords seconds={offer.estimated_seconds} />
      {' · '}
      {offer.is_free ? (
        <Trans>free</Trans>
      ) : (
        <Plural value={offer.credits} one="# credit" other="# credits" />
      )}
    </span>
  )
}

/** The note below the button: free runs left, or the price of a run without one. */
export function PriceNote({ offer }: { offer: Offer }) {
  const { free_runs_left: left, daily_free_runs: daily } = offer
  const minutes = Math.round(offer.free_seconds_max / 60)
  if (left > 0 && !offer.is_free) {
    return (
      <>
        <Plural
          value={minutes}
          one="Free removals work on videos up to # minute long."
          other="Free removals work on videos up to # minutes long."
        />{' '}
        {offer.can_pay ? (
          <Trans>Charged only when the video is done.</Trans>
        ) : (
          <Trans>Sign in for longer videos.</Trans>
        )}
      </>
    )
  }
  if (left > 0) {
    return (
      <Trans>
        {left} of {daily} free removals left today
      </Trans>
    )
  }
  if (offer.can_pay) return <Trans>Charged only when the video is done.</Trans>
  return <Trans>Today’s free quota is used up. Sign in, or come back tomorrow.</Trans>
}
