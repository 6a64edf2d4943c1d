import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Playback } from '@/components/playback/playback'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { type Area, fitted, MIN_SHARE } from '../areas/area'
import type { AreaEdit } from '../areas/area-edits'
import { isWhole, type TimeRange, withEnd } from '../areas/time-range'
import { ReplaceChoice } from './replace-choice'

interface AreaFieldsProps {
  area: Area
  edit: (edit: AreaEdit) => void
  duration: number
  playback: Playback
  /** There is a result that may contain remains of the mark. */
  hasResult: boolean
}

/** Place, size and time of an area as numbers. */
export function AreaFields({ area, edit, duration, playback, hasResult }: AreaFieldsProps) {
  const { t } = useLingui()
  /** Several changes of one field form one undo step: `isStep` marks the first. */
  const change = (patch: Partial<Area>, isStep = true) =>
    edit({ type: 'change', area: { ...area, ...patch }, isStep })
  const settle = () => edit({ type: 'settle', id: area.id })
  function putEnd(end: keyof TimeRange) {
    change(withEnd(area, end, playback.getTime(), duration))
    settle()
  }
  const fields = [
    { side: 'x', label: t`Left %`, max: 1 - MIN_SHARE },
    { side: 'y', label: t`Top %`, max: 1 - MIN_SHARE },
    { side: 'w', label: t`Width %`, max: 1 },
    { side: 'h', label: t`Height %`, max: 1 },
  ] as const
  return (
    <div className="flex flex-col gap-3 border-t p-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 min-[50rem]:grid-cols-2">
        {fields.map(({ side, label, max }) => (
          <PercentField
            key={side}
            label={label}
            value={area[side]}
            max={max}
            onChange={(share, isFirst) => change(fitted({ ...area, [side]: share }), isFirst)}
            onDone={settle}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => putEnd('from')}>
          <Trans>Start here</Trans>
        </Button>
        <Button variant="outline" size="sm" onClick={() => putEnd('to')}>
          <Trans>End here</Trans>
        </Button>
        {!isWhole(area, duration) && (
          <Button variant="ghost" size="sm" onClick={() => change({ from: 0, to: duration })}>
            <Trans>Whole video</Trans>
          </Button>
        )}
      </div>
      {(hasResult || area.isReplaced) && (
        <ReplaceChoice
          isReplaced={area.isReplaced === true}
          onChange={(isReplaced) => change({ isReplaced })}
        />
      )}
    </div>
  )
}

interface PercentFieldProps {
  label: string
  /** Share, 0 to 1. */
  value: number
  max: number
  onChange: (share: number, isFirst: boolean) => void
  onDone: () => void
}

function PercentField({ label, value, max, onChange, onDone }: PercentFieldProps) {
  const id = useId()
  /** The text being typed; the actual value returns when the field loses focus. */
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        max={max * 100}
        step={0.1}
        value={draft ?? Math.round(value * 1000) / 10}
        onChange={({ target }) => {
          setDraft(target.value)
          const percent = target.valueAsNumber
          if (Number.isFinite(percent)) onChange(Math.max(0, percent / 100), draft === null)
        }}
        onBlur={() => {
          setDraft(null)
          onDone()
        }}
        className="tabular-nums"
      />
    </div>
  )
}
