import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

interface ShiftFormProps {
  isOff: boolean
  onShift: (ms: number) => void
}

/** Shifts all lines by a number of seconds. */
export function ShiftForm({ isOff, onShift }: ShiftFormProps) {
  const { t } = useLingui()
  const [seconds, setSeconds] = useState('0.5')
  const ms = Math.round(Number(seconds.replace(',', '.')) * 1000)
  const isUsable = Number.isFinite(ms) && ms > 0 && !isOff
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span>
        <Trans>Shift all subtitles</Trans>
      </span>
      <Input
        aria-label={t`Seconds to shift by`}
        inputMode="decimal"
        value={seconds}
        onChange={({ target }) => setSeconds(target.value)}
        className="min-h-8 w-18 px-2 py-1 text-center tabular-nums"
      />
      <span>
        <Trans>s</Trans>
      </span>
      <Button variant="outline" size="sm" disabled={!isUsable} onClick={() => onShift(-ms)}>
        <Trans>Earlier</Trans>
      </Button>
      <Button variant="outline" size="sm" disabled={!isUsable} onClick={() => onShift(ms)}>
        <Trans>Later</Trans>
      </Button>
    </div>
  )
}
