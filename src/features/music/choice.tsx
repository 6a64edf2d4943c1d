import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** A labeled select. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  const chosen = (text: string) => options.find(([one]) => String(one) === text)?.[0]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(chosen(target.value) ?? value)}
        >
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
