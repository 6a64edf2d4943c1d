import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

interface StepperProps {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A whole number from 1 on, by buttons or typed; invalid input is corrected on blur. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    const number = Number(text)
    if (Number.isInteger(number) && number >= 1 && number <= max) onChange(number)
  }

  const step = (by: number) => onChange(Math.min(max, Math.max(1, value + by)))
  return (
    <fieldset aria-label={label} className="flex items-center gap-1">
      <Button
        variant="outline"
        size="icon"
        aria-label={t`Fewer`}
        disabled={value <= 1}
        onClick={() => step(-1)}
      >
        <Minus />
      </Button>
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        aria-label={label}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        className="w-16 [appearance:textfield] text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Button
        variant="outline"
        size="icon"
        aria-label={t`More`}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <Plus />
      </Button>
    </fieldset>
  )
}
