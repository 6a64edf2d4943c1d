import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'

interface GenerateButtonProps {
  /** The price; null while it is unknown. */
  credits: number | null
  isPending: boolean
  disabled: boolean
  /** What is left to do first; shown while the button is disabled. */
  next?: ReactNode
}

/** Submits the form it is in and shows the price. */
export function GenerateButton({ credits, isPending, disabled, next }: GenerateButtonProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        type="submit"
        size="lg"
        loading={isPending}
        disabled={disabled}
        aria-describedby={disabled && next ? id : undefined}
      >
        <span className="tabular-nums">
          <Trans>Generate</Trans>
          {credits !== null && (
            <>
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      </Button>
      {disabled && next && (
        <p id={id} className="text-muted-foreground text-sm">
          {next}
        </p>
      )}
    </div>
  )
}
