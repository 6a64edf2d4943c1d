import { Trans } from '@lingui/react/macro'

const pad = (seconds: number) => String(seconds).padStart(2, '0')

/** Time until the next code may be sent, as `0:42`. */
export function Countdown({ seconds }: { seconds: number }) {
  const time = `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
  return (
    <span className="tabular-nums">
      <Trans>Resend in {time}</Trans>
    </span>
  )
}
