import { type ReactNode, useId } from 'react'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'

interface ChoiceProps<Value extends string | number> {
  label: ReactNode
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** A labeled choice between a few values. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  const id = useId()
  return (
    <span className="flex items-center justify-between gap-3">
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        className="min-w-0 shrink"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([one]) => String(one) === target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </span>
  )
}

interface SlideProps {
  label: string
  value: number
  most?: number
  step?: number
  /** The value as text. */
  text: string
  onChange: (value: number) => void
  onHold: () => void
  onRelease: () => void
}

/** A slider; a whole drag is one undo step. */
export function Slide(props: SlideProps) {
  const { label, value, most = 1, step = 0.05, text, onChange, onHold, onRelease } = props
  return (
    <label className="flex flex-col gap-1">
      <span className="flex justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-muted-foreground tabular-nums">{text}</span>
      </span>
      <input
        type="range"
        min={0}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onPointerDown={onHold}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-8 w-full accent-primary pointer-coarse:h-11"
      />
    </label>
  )
}
