import { Field } from '@/components/ui/field'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit. */
  words: string
  onChange: (value: number) => void
}

/** A slider for a number, with its unit beside it. */
export function RangeField({ label, words, onChange, ...range }: RangeFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <input
            {...control}
            {...range}
            type="range"
            aria-valuetext={words}
            onChange={({ target }) => onChange(target.valueAsNumber)}
            className="min-w-0 grow accent-primary"
          />
          <span className="w-20 shrink-0 text-right text-sm tabular-nums">{words}</span>
        </div>
      )}
    </Field>
  )
}
