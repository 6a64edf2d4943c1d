import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { cn } from '@/components/ui/class-names'
import { WATERMARK_MODES, type WatermarkMode } from '@/contract/watermark'

interface ModeChoiceProps {
  mode: WatermarkMode
  onChange: (mode: WatermarkMode) => void
  /** The engine is running: the mode cannot change until it has finished. */
  isLocked: boolean
}

const NAMES: Record<WatermarkMode, ReactNode> = {
  direct: <Trans>Direct erase</Trans>,
  precise: <Trans>Precise erase</Trans>,
}
const HINTS: Record<WatermarkMode, ReactNode> = {
  direct: <Trans>We find the watermarks, you confirm them.</Trans>,
  precise: <Trans>You mark the areas yourself.</Trans>,
}

/** The two ways to erase. */
export function ModeChoice({ mode, onChange, isLocked }: ModeChoiceProps) {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={isLocked ? `${id}-why` : undefined}>
      <legend className="sr-only">
        <Trans>Mode</Trans>
      </legend>
      {WATERMARK_MODES.map((one) => (
        <label
          key={one}
          className={cn(
            'flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border p-3 has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            isLocked && 'cursor-not-allowed opacity-60',
          )}
        >
          <input
            type="radio"
            name={id}
            value={one}
            checked={mode === one}
            disabled={isLocked}
            onChange={() => onChange(one)}
            className="mt-1 size-4 shrink-0 accent-primary outline-none"
          />
          <span className="flex flex-col">
            <span className="font-medium text-sm">{NAMES[one]}</span>
            <span className="text-muted-foreground text-sm">{HINTS[one]}</span>
          </span>
        </label>
      ))}
      {isLocked && (
        <p id={`${id}-why`} className="text-muted-foreground text-sm">
          <Trans>You can switch modes when processing finishes.</Trans>
        </p>
      )}
    </fieldset>
  )
}
