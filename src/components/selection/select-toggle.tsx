import { Trans } from '@lingui/react/macro'
import { SquareCheck } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Turns selection mode on and off. */
export function SelectToggle({
  isOn,
  onChange,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isOn}
      className="aria-pressed:bg-accent max-sm:w-11 max-sm:px-0"
      onClick={() => onChange(!isOn)}
    >
      <SquareCheck aria-hidden />
      <span className="max-sm:sr-only">{isOn ? <Trans>Done</Trans> : <Trans>Select</Trans>}</span>
    </Button>
  )
}
